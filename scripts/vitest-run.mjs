import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "./paths.mjs";
import { vitestCounts } from "./test-report.mjs";

/**
 * Runs vitest with the Node version of the project and counts the tests.
 * @param report path of the JSON report
 * @param isForTests installs only the packages that tests need
 */
export function runVitest(args, { report, isForTests = false, reporter = "dot", env = process.env }) {
  rmSync(report, { force: true });
  const vitest = ["vitest", "run", ...args, `--reporter=${reporter}`, "--reporter=json", `--outputFile.json=${report}`];
  const command = [join(root, "scripts/with-node.mjs"), ...(isForTests ? ["--tests"] : []), ...vitest];
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: "inherit", env });
  return vitestCounts(report, status ?? 1);
}

/**
 * Prints the failed tests and those that passed only at their second attempt, and "N passed, N failed" as the last
 * line. `.ci/run` repeats these tests at its end.
 */
export function printCounts({ passed, failed, failures, flaky }) {
  for (const test of flaky) process.stdout.write(`passed at its second attempt: ${test}\n`);
  for (const test of failures) process.stdout.write(`failed: ${test}\n`);
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  process.exitCode = failed > 0 ? 1 : 0;
}
