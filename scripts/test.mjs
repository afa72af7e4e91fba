// npm test [-- unit | journeys]: runs all tests, also on a fresh clone, except those of robustness, deployed bundles,
// templates and the other engine (see `.ci/run`). `unit` runs only unit, route and screen tests, and `journeys` only browser tests.
// The last line is "N passed, N failed".
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "./chromium.mjs";
import { install } from "./install.mjs";
import { root } from "./paths.mjs";
import { journeyReport, playwrightCounts, reports, unitReport } from "./test-report.mjs";
import { printCounts, runVitest } from "./vitest-run.mjs";
import { testWorkers } from "./workers.mjs";

const parts = { unit: runUnitTests, journeys: runJourneys };
const [part] = process.argv.slice(2);
if (part && !(part in parts)) throw new Error(`no part ${part}; there are: ${Object.keys(parts).join(", ")}`);

// Download the browser and the packages at the same time. A failed download ends the run before the first test.
const browserFound = part === "unit" ? undefined : chromium();
install({ withDev: true });
const browser = await browserFound;
for (const report of [unitReport, journeyReport]) rmSync(report, { force: true });
mkdirSync(reports, { recursive: true });

const counts = (part ? [parts[part]] : Object.values(parts)).map((run) => run());
const sum = (name) => counts.reduce((all, one) => all + one[name], 0);
printCounts({
  passed: sum("passed"),
  failed: sum("failed"),
  failures: counts.flatMap(({ failures }) => failures),
  flaky: counts.flatMap(({ flaky }) => flaky),
});

function runUnitTests() {
  const args = ["robustness", "bundles", "stacks", "deploy"].map((name) => `--project=!${name}`);
  args.push(`--maxWorkers=${testWorkers}`);
  return runVitest(args, { report: unitReport, isForTests: true, reporter: "default" });
}

function runJourneys() {
  const env = { ...process.env, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: journeyReport };
  const args = [join(root, "scripts/test-e2e.mjs"), "--reporter=list,json"];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: "inherit", env });
  return playwrightCounts(journeyReport, status ?? 1);
}
