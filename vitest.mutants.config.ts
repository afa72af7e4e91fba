import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { testEnvironment } from "./packages/local/src/testing/environment.ts";
import { QuickestFirst } from "./scripts/mutants/quickest-first.ts";
import { tags } from "./scripts/testing/tags.ts";

const ours = /^@linkedpotential\/([^/]+)\/(.+)$/;

/** What `npm run mutants` runs on each changed copy of the sources: the tests of one concept. */
export default defineConfig({
  plugins: [
    {
      // The copy has the installed packages by a link, which would lead back to the unchanged sources.
      name: "sources-of-this-copy",
      enforce: "pre",
      resolveId(id, importer) {
        // By whatever name: a stack beside the kept one would leave its addresses behind.
        const isFromTest = importer?.endsWith(".test.ts");
        if (id === "@linkedpotential/local/testing/stack" || (isFromTest && id.endsWith("/testing/stack.ts")))
          return join(import.meta.dirname, "scripts/mutants/kept-stack.ts");
        const [, name, path] = ours.exec(id) ?? [];
        return name && path && join(import.meta.dirname, "packages", name, "src", `${path}.ts`);
      },
    },
  ],
  test: {
    setupFiles: ["scripts/testing/no-console.ts", "scripts/mutants/load-sources.ts"],
    globalSetup: "packages/local/src/testing/global-setup.ts",
    testTimeout: 60_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    tags,
    env: { ...testEnvironment, TABLE_NAME: "mutants" },
    include: (process.env.MUTANTS_TESTS ?? "").split(" "),
    sequence: { sequencer: QuickestFirst },
  },
});
