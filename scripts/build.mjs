// npm run build: the web app and every Lambda, as they are deployed.
import { spawnSync } from "node:child_process";
import { buildWeb } from "./build-web.mjs";
import { install } from "./install.mjs";
import { node24 } from "./node24.mjs";
import { root } from "./paths.mjs";

install({ withDev: true });
const node = node24();
buildWeb(node);
const { status } = spawnSync(node, ["packages/functions/bundle/build.ts"], { cwd: root, stdio: "inherit" });
process.exitCode = status ?? 1;
