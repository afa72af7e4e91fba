// npm test: on a fresh clone too, everything but what `.ci/run` says of what is deployed (bundles, templates) and of the
// other engine. The last line is "N passed, N failed".
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "./chromium.mjs";
import { install } from "./install.mjs";
import { root } from "./paths.mjs";
import { journeyReport, playwrightCounts, unitReport } from "./test-report.mjs";
import { conclude, runVitest } from "./vitest-run.mjs";

const reports = join(root, ".cache/reports");
/** A journey may fail and pass at its second try where a shared machine tries twice; with FLAKY=fail it may not. */
const failsFlaky = process.env.FLAKY === "fail";

// Both downloads at once, and what is missing is said before any test.
const browserFound = chromium();
install({ withDev: true });
const browser = await browserFound;
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const leftOut = ["bundles", "stacks", "deploy"];
// Routes wait for the database's process: three workers keep two cores busy.
const unitArgs = [...leftOut.map((name) => `--project=!${name}`), "--maxWorkers=3"];
const unit = runVitest(unitArgs, { report: unitReport, isForTests: true, reporter: "default" });
const env = { ...process.env, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: journeyReport };
const journeyArgs = [join(root, "scripts/test-e2e.mjs"), "--reporter=list,json"];
const { status } = spawnSync(process.execPath, journeyArgs, { cwd: root, stdio: "inherit", env });
const journeys = playwrightCounts(journeyReport, status ?? 1, failsFlaky);
for (const journey of journeys.flaky) process.stdout.write(`passed at its second try: ${journey}\n`);

conclude({ passed: unit.passed + journeys.passed, failed: unit.failed + journeys.failed });
