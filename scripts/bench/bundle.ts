import { join } from "node:path";
import { build } from "esbuild";

const root = join(import.meta.dirname, "../..");

/** The options of the deploy: ESM for Node 24, minified, tree-shaken through the libraries' ES modules. */
const options = {
  absWorkingDir: root,
  bundle: true,
  minify: true,
  metafile: true,
  format: "esm",
  platform: "node",
  target: "node24",
  mainFields: ["module", "main"],
  outExtension: { ".js": ".mjs" },
  // Some libraries still call require for Node's own modules.
  banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
  logLevel: "error",
} as const;

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
  const { metafile } = await build({ ...options, entryPoints, outdir: directory });
  return ids.map((id) => {
    const file = join(directory, `${id}.mjs`);
    const output = Object.entries(metafile.outputs).find(([path]) => join(root, path) === file || path === file);
    return { id, file, bytes: output?.[1].bytes ?? 0 };
  });
}

export async function bundleBare(directory: string): Promise<Bundle> {
  const file = join(directory, "bare.mjs");
  const stdin = { contents: bare, resolveDir: join(root, "packages/core"), sourcefile: "bare.ts" };
  const { metafile } = await build({ ...options, stdin, outfile: file });
  return { id: "bare", file, bytes: Object.values(metafile.outputs)[0]?.bytes ?? 0 };
}
