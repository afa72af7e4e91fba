import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { buildOnce, filesIn } from "./build-once.mjs";
import { root, sourceMaps } from "./paths.mjs";

const web = join(root, "packages/web");
const dist = join(web, "dist");
const sources = ["packages/web/src", "packages/web/public", "packages/web/build", "packages/web/index.html"].concat([
  "packages/web/vite.config.ts",
  "packages/contract/src",
  "package-lock.json",
  "scripts/build-web.mjs",
]);

function pack() {
  for (const file of filesIn(dist).filter((path) => /\.(html|js|css|svg|json|txt|webmanifest)$/.test(path))) {
    const bytes = readFileSync(file);
    if (bytes.length < 1000) continue;
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

/** Moves source maps out of the deployed folder, because they would publish the sources. */
function takeOutSourceMaps() {
  rmSync(sourceMaps, { recursive: true, force: true });
  mkdirSync(sourceMaps, { recursive: true });
  for (const file of filesIn(dist).filter((path) => path.endsWith(".map"))) {
    renameSync(file, join(sourceMaps, basename(file)));
  }
}

export function buildWeb(node) {
  buildOnce(dist, sources, () => {
    process.stdout.write("Building the web app …\n");
    const vite = join(root, "node_modules/vite/bin/vite.js");
    // Always build for production, because React does additional work in other modes.
    const env = { ...process.env, NODE_ENV: "production" };
    const { status } = spawnSync(node, [vite, "build", "--logLevel", "warn"], { cwd: web, stdio: "inherit", env });
    if (status !== 0) {
      process.stderr.write("The web app could not be built; see the message above.\n");
      process.exit(1);
    }
    takeOutSourceMaps();
    pack();
  });
}
