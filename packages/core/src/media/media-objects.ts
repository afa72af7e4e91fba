import { DeleteObjectCommand, PutObjectCommand } from "@aws-sdk/client-s3";
import { mediaFolder } from "@linkedpotential/contract/media";
import { config } from "../config.ts";
import { assertGranted } from "../outbound-calls.ts";
import { s3 } from "./s3.ts";

/** The content of a key never changes. A short lifetime still lets deleted objects disappear from caches soon. */
const cacheControl = "public, max-age=86400, immutable";

const object = (key: string) => ({ Bucket: config().mediaBucket, Key: `${mediaFolder}/${key}` });

export async function putMedia(key: string, bytes: Uint8Array, mediaType: string): Promise<void> {
  const put = new PutObjectCommand({
    ...object(key),
    Body: bytes,
    ContentType: mediaType,
    CacheControl: cacheControl,
  });
  assertGranted("s3:PutObject");
  await s3().send(put);
}

export async function deleteMedia(key: string): Promise<void> {
  assertGranted("s3:DeleteObject");
  await s3().send(new DeleteObjectCommand(object(key)));
}
