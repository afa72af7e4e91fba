import { defineConfig } from "vitest/config";

/** Two kinds of tests: what runs in Lambdas and on the laptop, and what runs in a browser. Journeys are Playwright's. */
export default defineConfig({
  test: {
    setupFiles: "scripts/testing/no-console.ts",
    // Two workers: the machines that run this have two cores. Forks, because tests set process.env.
    pool: "forks",
    maxWorkers: 2,
    // Generous: machines are shared, and no test is about time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    // A test that looks at nothing passes whatever happens.
    expect: { requireAssertions: true },
    env: { LOG_LEVEL: "silent", CHECK_ANSWERS: "on", PASSWORD_COST: "10", TZ: "UTC" },
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          globalSetup: "packages/local/src/testing/global-setup.ts",
          include: [
            "packages/{contract,core,functions,local,fixtures}/{src,test}/**/*.test.ts",
            "scripts/**/*.test.{ts,mjs}",
          ],
        },
      },
      {
        extends: true,
        test: {
          name: "stacks",
          globalSetup: "stacks/testing/global-setup.ts",
          include: ["stacks/**/*.test.ts"],
        },
      },
      {
        extends: true,
        test: { name: "web", environment: "happy-dom", include: ["packages/web/{src,build}/**/*.test.{ts,tsx}"] },
      },
    ],
  },
});
