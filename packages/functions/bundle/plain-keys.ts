import { readFileSync } from "node:fs";
import type { Plugin } from "esbuild";

/**
 * Matches the schema files of clients that have many operations of which we call few. Smaller clients gain nothing from
 * this plugin.
 */
const schemas = /[\\/]client-(s3|ssm)[\\/]dist-es[\\/]schemas[\\/]schemas_0\.js$/;

/**
 * Replaces computed keys by literals. The bundler treats a computed key as a side effect and would keep every operation
 * of the SDK (docs/adr/0011).
 */
export const plainKeys: Plugin = {
  name: "plain-keys",
  setup: ({ onLoad }) =>
    onLoad({ filter: schemas }, ({ path }) => {
      const source = readFileSync(path, "utf8");
      const words = new Map(
        [...source.matchAll(/^const (\w+) = ("[^"\n]*");$/gm)].map(([, name, word]) => [name, word]),
      );
      const contents = source.replace(/\[(\w+)\]:/g, (key, name) => (words.has(name) ? `${words.get(name)}:` : key));
      return { contents };
    }),
};
