// npm test: runs all tests, also on a fresh clone, except those of deployed bundles, templates and the other engine
// (see `.ci/run`). The last line is "N passed, N failed".
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "./chromium.mjs";
import { install } from "./install.mjs";
import { root } from "./paths.mjs";
import { journeyReport, playwrightCounts, unitReport } from "./test-report.mjs";
import { conclude, runVitest } from "./vitest-run.mjs";

const reports = join(root, ".cache/reports");
/** Fails the run when a browser test passes only at the second attempt, which shared machines allow. */
const failsFlaky = process.env.FLAKY === "fail";

// Download both at once, and report missing parts before any test.
const browserFound = chromium();
install({ withDev: true });
const browser = await browserFound;
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const leftOut = ["bundles", "stacks", "deploy"];
// Route tests wait for the database process, so three workers keep two cores busy.
const unitArgs = [...leftOut.map((name) => `--project=!${name}`), "--maxWorkers=3"];
const unit = runVitest(unitArgs, { report: unitReport, isForTests: true, reporter: "default" });
const env = { ...process.env, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: journeyReport };
const journeyArgs = [join(root, "scripts/test-e2e.mjs"), "--reporter=list,json"];
const { status } = spawnSync(process.execPath, journeyArgs, { cwd: root, stdio: "inherit", env });
const journeys = playwrightCounts(journeyReport, status ?? 1, failsFlaky);
for (const journey of journeys.flaky) process.stdout.write(`passed at its second try: ${journey}\n`);

conclude({ passed: unit.passed + journeys.passed, failed: unit.failed + journeys.failed });
