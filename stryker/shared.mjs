/** Returns the Stryker configuration of one part: the sources to mutate and the tests to run (docs/adr/0027). */
export const partConfig = (part, { mutate, testFiles }) => ({
  mutate,
  testFiles,
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  vitest: { configFile: "vitest.mutants.config.ts", related: false, pool: "forks" },
  coverageAnalysis: "perTest",
  ignoreStatic: true,
  concurrency: 2,
  // The limit is generous because machines are shared. A slow machine must not look like an endless loop.
  timeoutMS: 30_000,
  dryRunTimeoutMinutes: 60,
  incremental: true,
  incrementalFile: `.cache/mutants/${part}.json`,
  htmlReporter: { fileName: `.cache/mutants/${part}.html` },
  tempDirName: ".cache/mutants/copies",
  ignorePatterns: [".cache", ".data", "docs/screenshots", "test-results", "**/dist"],
  // Stryker would rewrite this file with the TypeScript parser, which version 7 does not have. No file has this name,
  // so Stryker skips the step.
  tsconfigFile: "none.json",
  reporters: ["clear-text", "html", "progress"],
  clearTextReporter: { logTests: false, reportTests: false },
  thresholds: { high: 90, low: 80, break: 80 },
});
