import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { testEnvironment } from "./packages/local/src/testing/environment.ts";
import { tags } from "./scripts/testing/tags.ts";

/**
 * Test files of whole screens on the real handlers (packages/web/src/testing/screen.tsx). The app and the handlers stay
 * loaded between files. The setup removes the state that each test leaves.
 */
const screens = ["packages/web/src/{app,features,front,parts}/**/*.test.tsx"];

/**
 * Test files that run every Lambda as deployed: its bundle in an emulated Lambda runtime. `.ci/run` runs them at the
 * same time as other checks of the build.
 */
const bundles = ["packages/functions/src/every-bundle.test.ts"];

/**
 * Tests of concurrency, failures and large data, and of all routes at once. They take a quarter of the time of all
 * tests. `.ci/run` runs them at the same time as other checks of the build instead of with `npm test`.
 */
const robustness = [
  "packages/functions/src/every-{creation,refusal,route}.test.ts",
  "packages/functions/src/{database-contention,last-pages,lone-surrogates}.test.ts",
  "packages/functions/src/**/{*-race,races,concurrent-changes,every-order}.test.ts",
  "packages/functions/src/admin/{account-index,user-list}.test.ts",
  "packages/functions/src/billing/{declaration-abuse,disputes,provider-outage,webhook-order}.test.ts",
  "packages/functions/src/live-trainings/{many-registrations,seats}.test.ts",
  "packages/functions/src/moderation/decisions.test.ts",
  "packages/functions/src/subscribers/{batches,every-subscriber,fan-out,mail-many}.test.ts",
  "packages/functions/src/user/{delete,delete-steps,export-in-background,export-pages,export-sizes,export-steps}.test.ts",
  "packages/functions/test/fuzz/fuzz.test.ts",
  "packages/local/src/{durability,month,demo/seed}.test.ts",
  "packages/local/test/faults/faults.test.ts",
];

/** Setup file that reloads our modules and resets the settings before each test file. */
const freshSources = "scripts/testing/fresh-sources.ts";

/**
 * Defines the projects for the server side, the stacks, the browser code, and screens on the real handlers. Browser
 * tests run in Playwright instead.
 */
export default defineConfig(({ mode }) => ({
  test: {
    setupFiles: "scripts/testing/no-console.ts",
    // Use processes instead of threads, because tests change process.env.
    pool: "forks",
    maxWorkers: availableParallelism(),
    // Test files of a worker share its process and its loaded packages (docs/adr/0035).
    isolate: false,
    // The limits are generous, because machines are shared and no test checks durations.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    restoreMocks: true,
    // Without this check, a test that forgets its assertion would always pass.
    expect: { requireAssertions: true },
    tags,
    env: testEnvironment,
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          setupFiles: freshSources,
          globalSetup: "packages/local/src/testing/global-setup.ts",
          include: [
            "packages/{contract,core,functions,local,fixtures}/{src,test}/**/*.test.ts",
            "scripts/**/*.test.{ts,mjs}",
            // Exclude these files here. The option `exclude` would override `--exclude` of the command line.
            ...[...bundles, ...robustness].map((path) => `!${path}`),
          ],
        },
      },
      {
        extends: true,
        test: {
          name: "robustness",
          setupFiles: freshSources,
          globalSetup: "packages/local/src/testing/global-setup.ts",
          include: robustness,
        },
      },
      {
        extends: true,
        test: {
          name: "bundles",
          setupFiles: freshSources,
          globalSetup: "packages/local/src/testing/global-setup.ts",
          include: bundles,
        },
      },
      {
        extends: true,
        test: {
          name: "stacks",
          setupFiles: [freshSources, "stacks/testing/templates-written.ts"],
          globalSetup: "stacks/testing/global-setup.ts",
          include: ["stacks/**/*.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          // Tests of full deploys, which take minutes. Only `npm run deploy:check` runs them.
          name: "deploy",
          setupFiles: [freshSources, "stacks/testing/templates-written.ts"],
          globalSetup: "stacks/testing/global-setup.ts",
          include: ["stacks/**/*.check.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "web",
          setupFiles: [freshSources, "packages/web/src/testing/fresh-page.ts"],
          environment: "happy-dom",
          include: ["packages/web/{src,build}/**/*.test.{ts,tsx}"],
          exclude: screens,
        },
      },
      {
        extends: true,
        // Production JSX, because the development JSX runtime works only with the development build of React.
        oxc: { jsx: { runtime: "automatic", development: false } },
        test: {
          name: "screens",
          // Use the production build of React, as deployed. `--mode development` selects the build with warnings
          // (docs/adr/0031).
          env: { NODE_ENV: mode === "development" ? "development" : "production" },
          globalSetup: "packages/local/src/testing/global-setup.ts",
          setupFiles: "packages/web/src/testing/screen-setup.ts",
          environment: "./packages/web/src/testing/dom.ts",
          environmentOptions: { happyDOM: { url: "http://127.0.0.1:3000", width: 1440, height: 900 } },
          include: screens,
          // As in packages/e2e/playwright.config.ts: shared machines may stall. `.ci/run` lists tests that need it.
          retry: process.env.CI ? 1 : 0,
        },
      },
    ],
  },
}));
