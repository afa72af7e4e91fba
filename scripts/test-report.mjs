import { readFileSync } from "node:fs";

/** Passed and failed tests of one run. A run that failed otherwise (a broken file, no report) counts as one failure. */
function counted(passed, failed, exitCode) {
  return { passed, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}

const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {};
  }
};

/** Counts from vitest's JSON report. */
export function vitestCounts(file, exitCode) {
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = read(file);
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  return counted(numPassedTests, numFailedTests + brokenFiles.length, exitCode);
}

/** Counts from Playwright's JSON report; a test that passed on a second try passed. */
export function playwrightCounts(file, exitCode) {
  const { stats, errors = [] } = read(file);
  const { expected = 0, flaky = 0, unexpected = 0 } = stats ?? {};
  return counted(expected + flaky, unexpected + errors.length, exitCode);
}
