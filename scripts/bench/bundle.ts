import { join } from "node:path";
import { build } from "esbuild";
import { bundleOptions, substitutes } from "../../packages/functions/bundle/options.ts";

const root = join(import.meta.dirname, "../..");

const options = {
  ...bundleOptions,
  absWorkingDir: root,
  metafile: true as const,
  outExtension: { ".js": ".mjs" },
  logLevel: "error" as const,
};

/** What P1 and P2 compare with: nothing but a DynamoDB client. */
const bare = `import { DynamoDBClient } from "@aws-sdk/client-dynamodb"; export const client = new DynamoDBClient({});`;

export interface Bundle {
  id: string;
  file: string;
  bytes: number;
}

/** Builds the given files of `packages/functions/src`, each on its own, into `directory`. */
export async function bundleRoutes(ids: readonly string[], directory: string): Promise<Bundle[]> {
  const entryPoints = Object.fromEntries(ids.map((id) => [id, `packages/functions/src/${id}.ts`]));
  const { metafile } = await build({ ...options, alias: substitutes, entryPoints, outdir: directory });
  return ids.map((id) => {
    const file = join(directory, `${id}.mjs`);
    const output = Object.entries(metafile.outputs).find(([path]) => join(root, path) === file || path === file);
    return { id, file, bytes: output?.[1].bytes ?? 0 };
  });
}

/**
 * The bare client, as its users build it; `isStripped` leaves out of it what our own bundles leave out as well, which
 * makes the stricter comparison.
 */
export async function bundleBare(directory: string, { isStripped }: { isStripped: boolean }): Promise<Bundle> {
  const id = isStripped ? "bare-stripped" : "bare";
  const file = join(directory, `${id}.mjs`);
  const stdin = { contents: bare, resolveDir: join(root, "packages/core"), sourcefile: "bare.ts" };
  const { metafile } = await build({ ...options, alias: isStripped ? substitutes : {}, stdin, outfile: file });
  return { id, file, bytes: Object.values(metafile.outputs)[0]?.bytes ?? 0 };
}
