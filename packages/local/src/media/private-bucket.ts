import { mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { HttpAnswer, Responder } from "../http/messages.ts";
import { refusal } from "../http/refusal.ts";
import { writeFileAtomically } from "./write-file.ts";

interface PrivateBucket {
  name: string;
  /** Folder for the objects. */
  directory: string;
  /** Pattern of allowed keys. Such a key cannot leave the folder. */
  safeKey: RegExp;
  /** Time after which objects are deleted, as by a lifecycle rule. By default they are kept. */
  keptMs?: number;
}

/** Returns the responder for a bucket without a public address. */
export function createPrivateBucket({ name, directory, safeKey, keptMs }: PrivateBucket): Responder {
  const bucket = `/__local/s3/${name}/`;
  return async ({ method, path, body }) => {
    if (!path.startsWith(bucket)) return undefined;
    const key = path.slice(bucket.length);
    if (!safeKey.test(key)) return refusal(400, "request.invalid");
    const file = join(directory, key);
    if (method === "GET") return (await found(file)) ?? refusal(404, "request.not_found");
    if (method === "DELETE") return remove(file);
    if (method !== "PUT") return refusal(400, "request.invalid");
    await removeOld(directory, keptMs);
    return store(file, body);
  };
}

async function store(file: string, body: Buffer): Promise<HttpAnswer> {
  await mkdir(dirname(file), { recursive: true });
  await writeFileAtomically(file, body);
  return done(200);
}

async function remove(file: string): Promise<HttpAnswer> {
  await rm(file, { force: true });
  return done(204);
}

const done = (status: number): HttpAnswer => ({ status, headers: {}, body: "" });

async function found(file: string): Promise<HttpAnswer | undefined> {
  const body = await readFile(file).catch(() => undefined);
  return body && { status: 200, headers: { "content-type": "application/octet-stream" }, body };
}

async function removeOld(directory: string, keptMs: number | undefined): Promise<void> {
  if (keptMs === undefined) return;
  for (const key of await readdir(directory, { recursive: true }).catch(() => [])) {
    const file = join(directory, key);
    const about = await stat(file).catch(() => undefined);
    if (about?.isFile() && Date.now() - about.mtimeMs > keptMs) await rm(file, { force: true });
  }
}
