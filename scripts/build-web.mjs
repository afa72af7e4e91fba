import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { root } from "./paths.mjs";

const web = join(root, "packages/web");
const dist = join(web, "dist");
const stampFile = join(dist, ".stamp");
const sources = ["packages/web/src", "packages/web/public", "packages/web/build", "packages/web/index.html"].concat([
  "packages/web/vite.config.ts",
  "packages/contract/src",
  "package-lock.json",
  "scripts/build-web.mjs",
]);

function filesIn(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}

function stampOf() {
  const hash = createHash("sha256");
  for (const file of sources.flatMap((path) => filesIn(join(root, path)))) {
    if (/\.test\.tsx?$/.test(file)) continue;
    hash
      .update(`${file.slice(root.length)}\0`)
      .update(readFileSync(file))
      .update("\0");
  }
  return hash.digest("hex");
}

function pack() {
  for (const file of filesIn(dist).filter((path) => /\.(html|js|css|svg|json|txt|webmanifest)$/.test(path))) {
    const bytes = readFileSync(file);
    if (bytes.length < 1000) continue;
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

export function buildWeb(node) {
  const stamp = stampOf();
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return;
  process.stdout.write("Building the web app …\n");
  const vite = join(root, "node_modules/vite/bin/vite.js");
  // Whatever our own environment is: in any other mode React works twice and slower.
  const env = { ...process.env, NODE_ENV: "production" };
  const { status } = spawnSync(node, [vite, "build", "--logLevel", "warn"], { cwd: web, stdio: "inherit", env });
  if (status !== 0) {
    process.stderr.write("The web app could not be built; see the message above.\n");
    process.exit(1);
  }
  pack();
  writeFileSync(stampFile, stamp);
}
