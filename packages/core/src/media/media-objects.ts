import { admitted, assertGranted } from "../gate.ts";
import { signedCall } from "../signed-call.ts";

/**
 * Stores an object of the media bucket; the same key always holds the same bytes, so it is cached for ever.
 */
export async function putMedia(key: string, bytes: Uint8Array, mediaType: string): Promise<void> {
  assertGranted("s3:PutObject");
  await admitted();
  const answer = await signedCall("s3", `${process.env.MEDIA_URL}/${key}`, {
    method: "PUT",
    body: bytes as Uint8Array<ArrayBuffer>,
    headers: { "content-type": mediaType, "cache-control": "public, max-age=31536000, immutable" },
  });
  if (!answer.ok) throw new Error(`media store answered ${answer.status}`);
}
