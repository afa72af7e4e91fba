import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { mediaTypeOf } from "../http/media-types.ts";

export type Encoding = "br" | "gzip";
const suffixes = { br: ".br", gzip: ".gz" } as const;

export interface SiteFile {
  mediaType: string;
  etag: string;
  bytes: Buffer;
  packed: Partial<Record<Encoding, Buffer>>;
}

/**
 * Reads all files of the folder into memory. Requests are answered from memory, so no request path can leave the
 * folder. Empty when the app was not built.
 */
export async function readSite(directory: string): Promise<Map<string, SiteFile>> {
  const names = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const all = new Map<string, Buffer>();
  for (const path of paths) all.set(path.slice(directory.length).split(sep).join("/"), await readFile(path));
  const files = new Map<string, SiteFile>();
  for (const [address, bytes] of all) {
    if (/\.(br|gz)$|\/\./.test(address)) continue;
    const packed: SiteFile["packed"] = {};
    for (const encoding of ["br", "gzip"] as const) {
      const copy = all.get(address + suffixes[encoding]);
      if (copy) packed[encoding] = copy;
    }
    const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
    files.set(address, { mediaType: mediaTypeOf(address), etag, bytes, packed });
  }
  return files;
}
