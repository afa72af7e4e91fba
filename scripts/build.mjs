import { buildWeb } from "./build-web.mjs";
import { install } from "./install.mjs";
import { node24 } from "./node24.mjs";

install({ withDev: true });
buildWeb(node24());
