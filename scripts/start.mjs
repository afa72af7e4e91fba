import { buildWeb } from "./build-web.mjs";
import { endTogether, runChild } from "./child-process.mjs";
import { install } from "./install.mjs";
import { node24 } from "./node24.mjs";
import { compileCache, root } from "./paths.mjs";

install({ withDev: false });
const node = node24();
buildWeb(node);
endTogether([runChild(node, ["packages/local/src/start.ts"], { cwd: root, env: compileCache })]);
