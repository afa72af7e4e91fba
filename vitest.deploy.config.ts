import { defineConfig } from "vitest/config";

/** npm run deploy:check: the deploy itself, against a stand-in of AWS. Apart from the tests, for it takes minutes. */
export default defineConfig({
  test: {
    globalSetup: "stacks/testing/global-setup.ts",
    setupFiles: "stacks/testing/templates-written.ts",
    include: ["stacks/**/*.check.ts"],
    env: { TZ: "UTC" },
  },
});
