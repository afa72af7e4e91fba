import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "./paths.mjs";

/** Folder of the reports of `npm test` and `npm run test:robustness`. */
export const reports = join(root, ".cache/reports");
export const unitReport = join(reports, "unit.json");
export const robustnessReport = join(reports, "robustness.json");
export const journeyReport = join(reports, "journeys.json");

/** FLAKY=fail: a test that passes only at its second attempt counts as failed. */
const flakyFails = process.env.FLAKY === "fail";

/**
 * Returns the counts of a run, and `failures` and `flaky`: the tests that failed, and those that passed only at their
 * second attempt, each with the first line of its error. The latter count as passed, or as failed with `failsFlaky`. A
 * run that fails without a failed test counts as one failure, e.g. with a broken file or no report.
 */
function counted({ passed, failed, failures, flaky, failsFlaky, exitCode }) {
  const late = failsFlaky ? flaky.length : 0;
  const allFailed = failed + late;
  return { passed: passed - late, failed: allFailed === 0 && exitCode !== 0 ? 1 : allFailed, failures, flaky };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colors of a terminal start with the control character ESC.
const colors = /\u001b\[[0-9;]*m/g;

function failure(file, title, message = "") {
  const [firstLine] = message.replace(colors, "").split("\n");
  return `${file}: ${title}\n  ${firstLine}`;
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/** Returns the counts of a vitest run. A passed test with an error has passed at its second attempt. */
export function vitestCounts(file, exitCode, failsFlaky = flakyFails) {
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = read(file) ?? {};
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  const described = (matches) =>
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(matches)
        .map((test) => failure(relative(root, name), test.title, test.failureMessages?.[0])),
    );
  const failures = described(({ status }) => status === "failed");
  failures.push(...brokenFiles.map(({ name, message }) => failure(relative(root, name), "the whole file", message)));
  const flaky = described((test) => test.status === "passed" && !test.meta?.fails && test.failureMessages?.length > 0);
  const failed = numFailedTests + brokenFiles.length;
  return counted({ passed: numPassedTests, failed, failures, flaky, failsFlaky, exitCode });
}

/** Returns the counts of a Playwright run. */
export function playwrightCounts(file, exitCode, failsFlaky = flakyFails) {
  const report = read(file);
  const { expected = 0, unexpected = 0 } = report?.stats ?? {};
  const flaky = journeysIn(report).filter(({ isFlaky }) => isFlaky);
  const errors = report?.errors ?? [];
  const describe = (journey) => failure(journey.file, journey.title, journey.error);
  const failures = journeysIn(report)
    .filter(({ isFailed }) => isFailed)
    .map(describe);
  failures.push(...errors.map(({ message }) => failure("playwright", "outside of tests", message)));
  return counted({
    passed: expected + flaky.length,
    failed: unexpected + errors.length,
    failures,
    flaky: flaky.map(describe),
    failsFlaky,
    exitCode,
  });
}

function testsIn(report) {
  const stateOf = ({ status, meta }) => {
    if (status === "passed") return meta?.fails ? "failed" : "passed";
    return status === "failed" ? "failed" : "skipped";
  };
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ file: relative(root, name), title: test.title, state: stateOf(test) })),
  );
}

const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];

function stateOfJourney({ status, expectedStatus }) {
  if (status === "skipped") return "skipped";
  return expectedStatus === "passed" && status !== "unexpected" ? "passed" : "failed";
}

const errorOf = ({ results = [] }) => results.find(({ error }) => error)?.error.message;

function journeysIn(report) {
  return specsOf(report ?? {}).flatMap(({ file, title, tests }) =>
    tests.map((test) => ({
      file,
      title,
      state: stateOfJourney(test),
      isFlaky: test.status === "flaky",
      isFailed: test.status === "unexpected",
      error: errorOf(test),
    })),
  );
}

/** Returns the tests of the last run of each kind, or undefined if one kind has not run yet. */
export function testsOfRun(files = { unit: unitReport, robustness: robustnessReport, journeys: journeyReport }) {
  const [unit, robustness, journeys] = [files.unit, files.robustness, files.journeys].map(read);
  if (!unit || !robustness || !journeys) return undefined;
  return [...testsIn(unit), ...testsIn(robustness), ...journeysIn(journeys)];
}
