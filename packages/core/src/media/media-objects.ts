import { admitted, assertGranted } from "../gate.ts";
import { signedCall } from "../signed-call.ts";

/** For a day: the same key always holds the same bytes, but a deleted object must not stay in caches for long. */
const cacheControl = "public, max-age=86400, immutable";

/** Stores an object of the media bucket. */
export async function putMedia(key: string, bytes: Uint8Array, mediaType: string): Promise<void> {
  assertGranted("s3:PutObject");
  await admitted();
  const body = bytes as Uint8Array<ArrayBuffer>;
  await call(key, { method: "PUT", body, headers: { "content-type": mediaType, "cache-control": cacheControl } });
}

/** Deletes an object of the media bucket; there need not be one. */
export async function deleteMedia(key: string): Promise<void> {
  assertGranted("s3:DeleteObject");
  await admitted();
  await call(key, { method: "DELETE" });
}

async function call(key: string, init: Parameters<typeof signedCall>[2]): Promise<void> {
  const answer = await signedCall("s3", `${process.env.MEDIA_URL}/${key}`, init);
  if (!answer.ok) throw new Error(`media store answered ${answer.status}`);
}
