import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { testEnvironment } from "./packages/local/src/testing/environment.ts";
import { tags } from "./scripts/testing/tags.ts";

/**
 * Tests of whole screens on the real handlers (packages/web/src/testing/screen.tsx). App and handlers stay loaded
 * between files; the setup removes the state that a test leaves.
 */
const screens = ["packages/web/src/{app,features,front,parts}/**/*.test.tsx"];

/**
 * Runs every Lambda as deployed: its bundle in an emulated Lambda runtime. `.ci/run` runs these tests concurrently with
 * other checks of the build.
 */
const bundles = ["packages/functions/src/every-bundle.test.ts"];

/** Resets our modules and settings before each file. */
const freshSources = "scripts/testing/fresh-sources.ts";

/**
 * Projects for the server side, the stacks, the browser code, and screens on the real handlers. Browser tests run in
 * Playwright.
 */
export default defineConfig(({ mode }) => ({
  test: {
    setupFiles: "scripts/testing/no-console.ts",
    // Forks, because tests change process.env.
    pool: "forks",
    maxWorkers: availableParallelism(),
    // The files of a worker share its process and its loaded packages (docs/adr/0035).
    isolate: false,
    // Generous limits, because machines are shared and no test checks durations.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    restoreMocks: true,
    // A test without an assertion would always pass.
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
            // Not `exclude`, which would override the `--exclude` options of the command line.
            ...bundles.map((path) => `!${path}`),
          ],
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
          // Full deploys, which take minutes: `npm run deploy:check` only.
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
        // The development JSX runtime works only with React's development build.
        oxc: { jsx: { runtime: "automatic", development: false } },
        test: {
          name: "screens",
          // React's production build, as deployed. `--mode development` selects the build with warnings
          // (docs/adr/0031).
          env: { NODE_ENV: mode === "development" ? "development" : "production" },
          globalSetup: "packages/local/src/testing/global-setup.ts",
          setupFiles: "packages/web/src/testing/screen-setup.ts",
          environment: "./packages/web/src/testing/dom.ts",
          environmentOptions: { happyDOM: { url: "http://127.0.0.1:3000", width: 1440, height: 900 } },
          include: screens,
        },
      },
    ],
  },
}));
