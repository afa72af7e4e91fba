import { AwsClient } from "aws4fetch";
import { admitted, assertGranted } from "../gate.ts";

/**
 * Stores an object of the media bucket; the same key always holds the same bytes, so it is cached for ever.
 * A signed PUT instead of the S3 client: one call does not pay for 300 KB of it.
 */
export async function putMedia(key: string, bytes: Uint8Array, mediaType: string): Promise<void> {
  assertGranted("s3:PutObject");
  await admitted();
  const { MEDIA_URL, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN, AWS_REGION } = process.env;
  const signer = new AwsClient({
    accessKeyId: AWS_ACCESS_KEY_ID ?? "local",
    secretAccessKey: AWS_SECRET_ACCESS_KEY ?? "local",
    ...(AWS_SESSION_TOKEN && { sessionToken: AWS_SESSION_TOKEN }),
    service: "s3",
    region: AWS_REGION ?? "eu-central-1",
  });
  const answer = await signer.fetch(`${MEDIA_URL}/${key}`, {
    method: "PUT",
    body: bytes as Uint8Array<ArrayBuffer>,
    headers: { "content-type": mediaType, "cache-control": "public, max-age=31536000, immutable" },
  });
  if (!answer.ok) throw new Error(`media store answered ${answer.status}`);
}
