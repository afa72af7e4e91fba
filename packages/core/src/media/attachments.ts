import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand } from "@aws-sdk/client-s3";
import type { Config } from "../config.ts";
import { assertGranted } from "../outbound-calls.ts";
import { s3 } from "./s3.ts";

/** Message with a file. */
interface MessageKey {
  /** Author. */
  userId: number;
  messageId: number;
}

const object = ({ attachmentBucket }: Config, { userId, messageId }: MessageKey) => ({
  Bucket: attachmentBucket,
  Key: `${userId}/${messageId}`,
});

/** Stores the file of a message without its media type, because nobody reads it by an address of its own. */
export async function putAttachment(config: Config, message: MessageKey, bytes: Uint8Array): Promise<void> {
  assertGranted("s3:PutObject");
  await s3(config).send(new PutObjectCommand({ ...object(config, message), Body: bytes }));
}

export async function getAttachment(config: Config, message: MessageKey): Promise<Uint8Array> {
  assertGranted("s3:GetObject");
  const { Body } = await s3(config).send(new GetObjectCommand(object(config, message)));
  return (await Body?.transformToByteArray()) ?? new Uint8Array();
}

export async function deleteAttachment(config: Config, message: MessageKey): Promise<void> {
  assertGranted("s3:DeleteObject");
  await s3(config).send(new DeleteObjectCommand(object(config, message)));
}
