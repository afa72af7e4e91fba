// npm run build: builds the web app and every Lambda, as they are deployed.
import { buildLambdas } from "./build-lambdas.mjs";
import { buildWeb } from "./build-web.mjs";
import { install } from "./install.mjs";
import { node24 } from "./node24.mjs";

install({ withDev: true });
const node = node24();
buildWeb(node);
buildLambdas(node);
