import { join } from "node:path";
import { build } from "esbuild";
import { bundleOptions, substitutes } from "../../packages/functions/bundle/options.ts";

const root = join(import.meta.dirname, "../..");

const bare = `import { DynamoDBClient } from "@aws-sdk/client-dynamodb"; export const client = new DynamoDBClient({});`;

/**
 * Bundles the bare libraries. `isStripped` applies the same substitutes as our bundles, which makes the comparison
 * stricter.
 */
export async function bundleBare(directory: string, { isStripped }: { isStripped: boolean }): Promise<number> {
  const { metafile } = await build({
    ...bundleOptions,
    absWorkingDir: root,
    alias: isStripped ? substitutes : {},
    stdin: { contents: bare, resolveDir: join(root, "packages/core"), sourcefile: "bare.ts" },
    outfile: join(directory, "index.mjs"),
    metafile: true,
    logLevel: "error",
  });
  return Object.values(metafile.outputs)[0]?.bytes ?? 0;
}
