import { DeleteObjectCommand, PutObjectCommand } from "@aws-sdk/client-s3";
import { mediaFolder } from "@linkedpotential/contract/media";
import type { Config } from "../config.ts";
import { assertGranted } from "../outbound-calls.ts";
import { s3 } from "./s3.ts";

/**
 * Cache header of pictures. The content of a key never changes. The lifetime of a day still lets deleted pictures
 * disappear from caches soon.
 */
const cacheControl = "public, max-age=86400, immutable";

const object = ({ mediaBucket }: Config, key: string) => ({ Bucket: mediaBucket, Key: `${mediaFolder}/${key}` });

export async function putMedia(config: Config, key: string, bytes: Uint8Array, mediaType: string): Promise<void> {
  const put = new PutObjectCommand({
    ...object(config, key),
    Body: bytes,
    ContentType: mediaType,
    CacheControl: cacheControl,
  });
  assertGranted("s3:PutObject");
  await s3(config).send(put);
}

export async function deleteMedia(config: Config, key: string): Promise<void> {
  assertGranted("s3:DeleteObject");
  await s3(config).send(new DeleteObjectCommand(object(config, key)));
}
