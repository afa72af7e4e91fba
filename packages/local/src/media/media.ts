import { mkdir, readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { mediaFolder } from "@linkedpotential/contract/media";
import { apiHeaders } from "@linkedpotential/contract/site-headers";
import { mediaTypeOf } from "../http/media-types.ts";
import type { HttpAnswer, Responder } from "../http/messages.ts";
import { refusal } from "../http/refusal.ts";
import { writeFileAtomically } from "./write-file.ts";

export const mediaBucket = "linkedpotential-media";
const upload = `/__local/s3/${mediaBucket}/${mediaFolder}/`;
const download = `/${mediaFolder}/`;
/**
 * Pattern of allowed keys: lower-case, without leading dots. Such a key cannot leave the folder, name a hidden file or
 * replace a folder by a file.
 */
const safeKey = /^[a-z0-9_-]{1,50}\/[a-z0-9_-][a-z0-9._-]{0,199}$/;

export const createMedia =
  (directory: string): Responder =>
  async ({ method, path, headers, body }) => {
    if (path.startsWith(upload)) {
      return change(directory, { method, key: path.slice(upload.length), body, mediaType: headers["content-type"] });
    }
    if (!path.startsWith(download)) return undefined;
    const key = path.slice(download.length);
    const isReadable = (method === "GET" || method === "HEAD") && safeKey.test(key);
    return (isReadable && (await read(directory, key))) || refusal(404, "request.not_found");
  };

interface Change {
  method: string;
  key: string;
  body: Buffer;
  mediaType: string | undefined;
}

async function change(directory: string, { method, key, body, mediaType }: Change): Promise<HttpAnswer> {
  if (!["PUT", "DELETE"].includes(method) || !safeKey.test(key)) return refusal(400, "request.invalid");
  const path = join(directory, key);
  if (method === "DELETE") await remove(path);
  else await store(path, body, mediaType);
  return { status: method === "PUT" ? 200 : 204, headers: {}, body: "" };
}

async function store(path: string, bytes: Buffer, mediaType: string | undefined): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  if (mediaType) await writeFileAtomically(typeFile(path), Buffer.from(mediaType));
  await writeFileAtomically(path, bytes);
}

async function remove(path: string): Promise<void> {
  await rm(path, { force: true });
  await rm(typeFile(path), { force: true });
}

const typeFile = (path: string): string => `${dirname(path)}/.type-${path.slice(dirname(path).length + 1)}`;

async function read(directory: string, key: string): Promise<HttpAnswer | undefined> {
  const path = join(directory, key);
  try {
    const body = await readFile(path);
    const mediaType = await readFile(typeFile(path), "utf8").catch(() => mediaTypeOf(key));
    const cache = "public, max-age=86400, immutable";
    return { status: 200, headers: { ...apiHeaders, "content-type": mediaType, "cache-control": cache }, body };
  } catch {
    return undefined;
  }
}
