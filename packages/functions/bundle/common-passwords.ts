import { brotliCompressSync } from "node:zlib";
import { dictionary } from "@zxcvbn-ts/language-common";
import type { Plugin } from "esbuild";

const words = "passwords-common";

/** Bundles only the password list of the package, compressed to two fifths of its size (docs/adr/0011). */
export const commonPasswords: Plugin = {
  name: "common-passwords",
  setup: ({ onLoad }) =>
    onLoad({ filter: /language-common[\\/]dist[\\/]index\.mjs$/ }, () => {
      // Sort the passwords, because a list with similar neighbors compresses better.
      const packed = brotliCompressSync(dictionary[words].toSorted().join("\n")).toString("base64");
      const contents = `import { brotliDecompressSync } from "node:zlib";
const unpacked = brotliDecompressSync(Buffer.from("${packed}", "base64")).toString();
export const dictionary = { "${words}": unpacked.split("\\n") };`;
      return { contents };
    }),
};
