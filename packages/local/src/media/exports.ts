import { mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { exportDays } from "@linkedpotential/contract/user/limits";
import type { HttpAnswer, Responder } from "../http/messages.ts";
import { refusal } from "../http/refusal.ts";
import { writeFileAtomically } from "./write-file.ts";

export const exportBucket = "linkedpotential-exports";
/**
 * Subfolder of the media folder for exported files. Keys of media must not start with a dot, so its files cannot be
 * downloaded as media.
 */
export const exportFolder = ".exports";
const bucket = `/__local/s3/${exportBucket}/`;
const safeKey = /^\d{1,16}\/\d{1,5}$/;
const keptMs = exportDays * 24 * 60 * 60 * 1000;

export const createExports =
  (directory: string): Responder =>
  async ({ method, path, body }) => {
    if (!path.startsWith(bucket)) return undefined;
    const key = path.slice(bucket.length);
    if (!safeKey.test(key)) return refusal(400, "request.invalid");
    const file = join(directory, key);
    if (method === "GET") return (await found(file)) ?? refusal(404, "request.not_found");
    if (method === "DELETE") {
      await rm(file, { force: true });
      return done(204);
    }
    if (method !== "PUT") return refusal(400, "request.invalid");
    await removeOld(directory);
    await mkdir(dirname(file), { recursive: true });
    await writeFileAtomically(file, body);
    return done(200);
  };

const done = (status: number): HttpAnswer => ({ status, headers: {}, body: "" });

async function found(file: string): Promise<HttpAnswer | undefined> {
  const body = await readFile(file).catch(() => undefined);
  return body && { status: 200, headers: { "content-type": "application/json" }, body };
}

async function removeOld(directory: string): Promise<void> {
  for (const key of await readdir(directory, { recursive: true }).catch(() => [])) {
    const file = join(directory, key);
    const about = await stat(file).catch(() => undefined);
    if (about?.isFile() && Date.now() - about.mtimeMs > keptMs) await rm(file, { force: true });
  }
}
