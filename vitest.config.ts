import { defineConfig } from "vitest/config";
import { testEnvironment } from "./packages/local/src/testing/environment.ts";

/** What is tested as a whole screen on the real handlers (packages/web/src/testing/screen.tsx). */
const screens = ["packages/web/src/{app,features,parts}/**/*.test.tsx"];

/** Three kinds of tests: what runs in Lambdas and on the laptop, what runs in a browser, and screens on the real handlers. Journeys are Playwright's. */
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
    env: testEnvironment,
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
        test: {
          name: "web",
          environment: "happy-dom",
          include: ["packages/web/{src,build}/**/*.test.{ts,tsx}"],
          exclude: screens,
        },
      },
      {
        extends: true,
        test: {
          name: "screens",
          globalSetup: "packages/local/src/testing/global-setup.ts",
          setupFiles: "packages/web/src/testing/screen-setup.ts",
          environment: "./packages/web/src/testing/dom.ts",
          environmentOptions: { happyDOM: { url: "http://127.0.0.1:3000", width: 1440, height: 900 } },
          include: screens,
          // The app and the handlers are loaded once for all files of a worker; what a test leaves is taken away.
          isolate: false,
        },
      },
    ],
  },
});
