import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "esbuild";
import { commonPasswords } from "./common-passwords.ts";
import { paymentResources } from "./payment-resources.ts";
import { plainKeys } from "./plain-keys.ts";

const substitute = (name: string): string => join(import.meta.dirname, "substitutes", `${name}.ts`);

/** The SDK reads its own version from its package.json, and would bring the whole file along. */
const packageVersions: Plugin = {
  name: "package-versions",
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]package\.json$/ }, ({ path }) => {
      const { name, version } = JSON.parse(readFileSync(path, "utf8"));
      return { contents: JSON.stringify({ name, version }), loader: "json" };
    }),
};

/** The same in the deploy and in the benchmarks, without what a Lambda never uses (docs/adr/0011). */
export const bundleOptions = {
  bundle: true,
  minify: true,
  format: "esm" as const,
  platform: "node" as const,
  target: "node24",
  mainFields: ["module", "main"],
  plugins: [packageVersions, commonPasswords, paymentResources, plainKeys],
  // Some libraries still call require for Node's own modules.
  banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
};

export const substitutes = {
  // The same SDK in the build that calls by fetch: the other one imports node:http (docs/adr/0011).
  stripe: join(import.meta.dirname, "../../../node_modules/stripe/esm/stripe.esm.worker.js"),
  "@aws-sdk/credential-provider-node": substitute("credentials"),
  jsonschema: substitute("jsonschema"),
};
