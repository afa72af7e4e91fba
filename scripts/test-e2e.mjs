// npm run test:e2e -- leads: runs the browser tests on the whole stack. Passes arguments on to Playwright. npm run
// screenshots passes another Playwright configuration as the first argument.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { buildWeb } from "./build-web.mjs";
import { chromium } from "./chromium.mjs";
import { install } from "./install.mjs";
import { node24 } from "./node24.mjs";
import { root } from "./paths.mjs";
import { testWorkers } from "./workers.mjs";

install({ withDev: true });
buildWeb(node24());
const env = { ...process.env, CHROMIUM_PATH: await chromium() };
const given = process.argv.slice(2);
const config = given[0]?.endsWith(".config.ts") ? given.shift() : "packages/e2e/playwright.config.ts";
const args = ["--tests", "playwright", "test", "--config", config, `--workers=${testWorkers}`, ...given];
const options = { cwd: root, stdio: "inherit", env };
const { status } = spawnSync(process.execPath, [join(root, "scripts/with-node.mjs"), ...args], options);
process.exitCode = status ?? 1;
