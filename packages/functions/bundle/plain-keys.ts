import { readFileSync } from "node:fs";
import type { Plugin } from "esbuild";

/** Clients of many operations, of which we call few; with the smaller ones nothing is gained. */
const schemas = /[\\/]client-(s3|ssm)[\\/]dist-es[\\/]schemas[\\/]schemas_0\.js$/;

/** A computed key counts as a side effect, and would keep every operation's shape of the SDK (docs/adr/0011). */
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
