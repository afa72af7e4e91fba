// npm test: on a fresh clone too, everything but what `.ci/run` says of what is deployed (bundles, templates) and of the
// other engine. The last line is "N passed, N failed".
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "./chromium.mjs";
import { install } from "./install.mjs";
import { root } from "./paths.mjs";
import { journeyReport, playwrightCounts, unitReport, vitestCounts } from "./test-report.mjs";

const reports = join(root, ".cache/reports");
/** A journey may fail and pass at its second try where a shared machine tries twice; with FLAKY=fail it may not. */
const failsFlaky = process.env.FLAKY === "fail";

function run(script, args, env = {}) {
  const options = { cwd: root, stdio: "inherit", env: { ...process.env, ...env } };
  return spawnSync(process.execPath, [join(root, "scripts", script), ...args], options).status ?? 1;
}

// Both downloads at once, and what is missing is said before any test.
const browserFound = chromium();
install({ withDev: true });
const browser = await browserFound;
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const leftOut = ["bundles", "stacks", "deploy"];
const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${unitReport}`];
// Routes wait for the database's process: three workers keep two cores busy.
const unitArgs = [
  "--tests",
  "vitest",
  "run",
  ...leftOut.map((name) => `--project=!${name}`),
  "--maxWorkers=3",
  ...reporters,
];
const unit = vitestCounts(unitReport, run("with-node.mjs", unitArgs));
const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: journeyReport };
const journeys = playwrightCounts(journeyReport, run("test-e2e.mjs", ["--reporter=list,json"], env), failsFlaky);
for (const journey of journeys.flaky) process.stdout.write(`passed at its second try: ${journey}\n`);

const failed = unit.failed + journeys.failed;
process.stdout.write(`${unit.passed + journeys.passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;
