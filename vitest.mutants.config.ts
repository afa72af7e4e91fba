import { join } from "node:path";
import { defineConfig, mergeConfig } from "vitest/config";
import tests from "./vitest.config.ts";

const ownPackage = /^@linkedpotential\/([^/]+)\/(.+)$/;

/** Configuration of the tests that Stryker runs in its copy of the repository (docs/adr/0027). */
export default defineConfig((env) =>
  mergeConfig(tests(env), {
    plugins: [
      {
        // Resolves our packages to the copy. Its node_modules is a link to the original, whose links to our packages
        // lead to unchanged sources. An alias would not work: Vite would turn imports of computed names into a glob of
        // one folder.
        name: "packages-of-this-copy",
        enforce: "pre",
        resolveId(id: string) {
          const [, name, path] = ownPackage.exec(id) ?? [];
          return name && path && join(import.meta.dirname, "packages", name, "src", `${path}.ts`);
        },
      },
    ],
    // Stryker collects coverage in global variables of the worker. Isolate files, so that each has its own.
    test: { isolate: true },
  }),
);
