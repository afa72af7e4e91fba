import { defineConfig } from "vitest/config";

/** npm run deploy:check: the deploy itself, against a stand-in of AWS. Apart from the tests, for it takes minutes. */
export default defineConfig({
  test: {
    include: ["stacks/**/*.check.ts"],
    // What `npm run synth` has written before.
    env: { TZ: "UTC", SYNTHESISED: ".cache/stacks" },
  },
});
