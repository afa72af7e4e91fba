import { endTogether, runChild } from "./child-process.mjs";
import { install } from "./install.mjs";
import { node24 } from "./node24.mjs";
import { root } from "./paths.mjs";

install({ withDev: false });
endTogether([runChild(node24(), ["packages/local/src/demo/seed-command.ts"], { cwd: root })]);
