import { join } from "node:path";
import { defineConfig, mergeConfig } from "vitest/config";
import tests from "./vitest.config.ts";

const ownPackage = /^@linkedpotential\/([^/]+)\/(.+)$/;

/** What Stryker runs in its copy of the repository (docs/adr/0027). */
export default defineConfig((env) =>
  mergeConfig(tests(env), {
    plugins: [
      {
        // The copy's node_modules is a link to the original, and its links to our packages lead to unchanged sources.
        // Not an alias: Vite would turn imports of computed names into a glob of one folder.
        name: "packages-of-this-copy",
        enforce: "pre",
        resolveId(id: string) {
          const [, name, path] = ownPackage.exec(id) ?? [];
          return name && path && join(import.meta.dirname, "packages", name, "src", `${path}.ts`);
        },
      },
    ],
    // Coverage is collected in globals of the worker, file by file.
    test: { isolate: true },
  }),
);
