import { cpSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { grants, type LambdaId } from "@linkedpotential/contract/grants";
import { build, type Metafile } from "esbuild";
import { bundleOptions, substitutes } from "./options.ts";

export interface Bundle {
  id: LambdaId;
  /**
   * Path of the bundle relative to the repository. Its folder is deployed as a whole and contains the bundle and the
   * files that the bundle reads.
   */
  file: string;
  bytes: number;
  inputs: Record<string, number>;
}

const root = join(import.meta.dirname, "../../..");
const deployed = join(root, "packages/functions/dist");
const list = "bundles.json";

/**
 * Files that a source finds with import.meta.resolve. A bundle that contains the source gets these files in
 * node_modules.
 */
const filesRead = {
  source: "packages/core/src/billing/invoices/pdf/fonts.ts",
  paths: ["400Regular/Arimo_400Regular.ttf", "700Bold/Arimo_700Bold.ttf", "LICENSE_FONT"].map(
    (file) => `node_modules/@expo-google-fonts/arimo/${file}`,
  ),
};

export const bundleList = join(deployed, list);

export async function buildLambdas(outdir = deployed): Promise<Bundle[]> {
  const ids = Object.keys(grants) as LambdaId[];
  rmSync(outdir, { recursive: true, force: true });
  const { metafile } = await build({
    ...bundleOptions,
    absWorkingDir: root,
    alias: substitutes,
    entryPoints: Object.fromEntries(ids.map((id) => [`${id}/index`, `packages/functions/src/${id}.ts`])),
    outdir,
    outExtension: { ".js": ".mjs" },
    metafile: true,
    logLevel: "error",
  });
  const bundles = ids.map((id) => bundleOf(id, relative(root, join(outdir, id, "index.mjs")), metafile));
  for (const { file, inputs } of bundles) if (filesRead.source in inputs) addFiles(dirname(file));
  writeFileSync(join(outdir, list), JSON.stringify(bundles));
  return bundles;
}

function bundleOf(id: LambdaId, file: string, { outputs }: Metafile): Bundle {
  const { bytes = 0, inputs = {} } = outputs[file] ?? {};
  const sources = Object.entries(inputs).map(([path, { bytesInOutput }]) => [path, bytesInOutput] as const);
  return { id, file, bytes, inputs: Object.fromEntries(sources.filter(([, size]) => size > 0)) };
}

function addFiles(folder: string): void {
  for (const path of filesRead.paths) cpSync(join(root, path), join(root, folder, path));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildLambdas();
