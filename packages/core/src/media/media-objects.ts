import { DeleteObjectCommand, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { mediaFolder } from "@linkedpotential/contract/media";
import { clientOptions } from "../client-options.ts";
import { config } from "../config.ts";
import { effect } from "../gate.ts";

/** The same key always holds the same bytes, but a deleted object must not stay in caches for long. */
const cacheControl = "public, max-age=86400, immutable";

let client: S3Client | undefined;
function s3(): S3Client {
  const endpoint = config().endpoints.media;
  client ??= new S3Client({ ...clientOptions(endpoint), forcePathStyle: Boolean(endpoint) });
  return client;
}

const object = (key: string) => ({ Bucket: config().mediaBucket, Key: `${mediaFolder}/${key}` });

export async function putMedia(key: string, bytes: Uint8Array, mediaType: string): Promise<void> {
  const put = new PutObjectCommand({
    ...object(key),
    Body: bytes,
    ContentType: mediaType,
    CacheControl: cacheControl,
  });
  await effect("s3:PutObject", () => s3().send(put));
}

export async function deleteMedia(key: string): Promise<void> {
  await effect("s3:DeleteObject", () => s3().send(new DeleteObjectCommand(object(key))));
}
