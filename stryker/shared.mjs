/** The configuration of one part: which sources Stryker changes, and the tests that it runs (docs/adr/0027). */
export const partConfig = (part, { mutate, testFiles }) => ({
  mutate,
  testFiles,
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  vitest: { configFile: "vitest.mutants.config.ts", related: false, pool: "forks" },
  coverageAnalysis: "perTest",
  ignoreStatic: true,
  concurrency: 2,
  // Generous: machines are shared, and a slow one must not count as an endless loop.
  timeoutMS: 30_000,
  dryRunTimeoutMinutes: 60,
  incremental: true,
  incrementalFile: `.cache/mutants/${part}.json`,
  htmlReporter: { fileName: `.cache/mutants/${part}.html` },
  tempDirName: ".cache/mutants/copies",
  ignorePatterns: [".cache", ".data", "docs/screenshots", "test-results", "**/dist"],
  // Stryker rewrites this file with TypeScript's parser, which version 7 does not have: a name that no file has.
  tsconfigFile: "none.json",
  reporters: ["clear-text", "html", "progress"],
  clearTextReporter: { logTests: false, reportTests: false },
  thresholds: { high: 90, low: 80, break: 80 },
});
