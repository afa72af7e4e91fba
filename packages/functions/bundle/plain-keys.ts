import { readFileSync } from "node:fs";
import type { Plugin } from "esbuild";

/** Clients with many operations, of which we call few. Smaller clients gain nothing from this. */
const schemas = /[\\/]client-(s3|ssm)[\\/]dist-es[\\/]schemas[\\/]schemas_0\.js$/;

/**
 * Replaces computed keys by literals. A computed key counts as a side effect and would keep every operation of the SDK
 * in the bundle (docs/adr/0011).
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
