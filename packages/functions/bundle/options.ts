import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "esbuild";
import { commonPasswords } from "./common-passwords.ts";
import { paymentResources } from "./payment-resources.ts";
import { plainKeys } from "./plain-keys.ts";

const substitute = (name: string): string => join(import.meta.dirname, "substitutes", `${name}.ts`);

/**
 * Reduces each bundled package.json to name and version. The SDK imports its package.json for the version, and would
 * otherwise bundle the whole file.
 */
const packageVersions: Plugin = {
  name: "package-versions",
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]package\.json$/ }, ({ path }) => {
      const { name, version } = JSON.parse(readFileSync(path, "utf8"));
      return { contents: JSON.stringify({ name, version }), loader: "json" };
    }),
};

/**
 * Build options for deployed bundles and for benchmarks. The plugins remove code that a Lambda never uses
 * (docs/adr/0011).
 */
export const bundleOptions = {
  bundle: true,
  minify: true,
  format: "esm" as const,
  platform: "node" as const,
  target: "node24",
  mainFields: ["module", "main"],
  plugins: [packageVersions, commonPasswords, paymentResources, plainKeys],
  // Define `require`, because some libraries call it for Node's built-in modules.
  banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
};

export const substitutes = {
  // Use the build of Stripe's SDK that is based on fetch. The default build imports node:http (docs/adr/0011).
  stripe: join(import.meta.dirname, "../../../node_modules/stripe/esm/stripe.esm.worker.js"),
  "@aws-sdk/credential-provider-node": substitute("credentials"),
  jsonschema: substitute("jsonschema"),
};
