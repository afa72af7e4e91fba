import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./paths.mjs";

export function filesIn(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}

function stampOf(sources) {
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

/**
 * Builds unless the sources are unchanged since the last build. `build` deletes the folder with the stamp first, so an
 * interrupted build is repeated.
 */
export function buildOnce(folder, sources, build) {
  const stampFile = join(folder, ".stamp");
  const stamp = stampOf(sources);
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return;
  build();
  writeFileSync(stampFile, stamp);
}
