import { defineConfig } from "vitest/config";
import { testEnvironment } from "./packages/local/src/testing/environment.ts";
import { tags } from "./scripts/testing/tags.ts";

/**
 * What is tested as a whole screen on the real handlers (packages/web/src/testing/screen.tsx). The app and the handlers
 * stay loaded too; what a test leaves is taken away.
 */
const screens = ["packages/web/src/{app,features,front,parts}/**/*.test.tsx"];

/** Each Lambda as it is deployed: built, and run by the service's rules. `.ci/run` does beside the other checks of what is built. */
const bundles = ["packages/functions/src/every-bundle.test.ts"];

/** Our sources and settings anew for each file. */
const freshSources = "scripts/testing/fresh-sources.ts";

/** What runs in Lambdas and on the laptop, what is deployed, what runs in a browser, and screens on the real handlers. Journeys are Playwright's. */
export default defineConfig(({ mode }) => ({
  test: {
    setupFiles: "scripts/testing/no-console.ts",
    // Two workers: the machines that run this have two cores. Forks, because tests set process.env.
    pool: "forks",
    maxWorkers: 2,
    // The files of a worker follow each other in its process, with all packages loaded (docs/adr/0035).
    isolate: false,
    // Generous: machines are shared, and no test is about time.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    restoreMocks: true,
    // A test that looks at nothing passes whatever happens.
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
            // Not `exclude`, before which those of the command line would not count.
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
          // The deploy itself, which takes minutes: `npm run deploy:check` only.
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
        // A development runtime of JSX works with the development build only.
        oxc: { jsx: { runtime: "automatic", development: false } },
        test: {
          name: "screens",
          // The React that people get; `--mode development` takes the one that warns (docs/adr/0031).
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
