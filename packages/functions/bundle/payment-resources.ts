import { readFileSync } from "node:fs";
import type { Plugin } from "esbuild";

const used = ["Customers", "Subscriptions", "Invoices", "Charges", "Disputes", "Refunds", "SetupIntents"];

const inUse = new RegExp(`[\\\\/]resources[\\\\/](${used.join("|")})\\.js$`);

/**
 * Replaces Stripe resources that we do not use by empty classes. The SDK instantiates all 150 resources, so they cannot
 * be removed (docs/adr/0041).
 */
export const paymentResources: Plugin = {
  name: "payment-resources",
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]stripe[\\/]esm[\\/]resources[\\/].+\.js$/ }, ({ path }) => {
      if (inUse.test(path)) return undefined;
      const names = [...readFileSync(path, "utf8").matchAll(/^export class (\w+)/gm)].map(([, name]) => name);
      return { contents: names.map((name) => `export class ${name} {}`).join("\n") };
    }),
};
