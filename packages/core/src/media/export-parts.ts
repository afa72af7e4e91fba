import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand } from "@aws-sdk/client-s3";
import type { Config } from "../config.ts";
import { assertGranted } from "../outbound-calls.ts";
import { s3 } from "./s3.ts";

/** Returns bucket and key of a part. A later export of the same account overwrites the parts of an earlier one. */
const object = ({ exportBucket }: Config, userId: number, part: number) => ({
  Bucket: exportBucket,
  Key: `${userId}/${part}`,
});

export async function putExportPart(config: Config, userId: number, part: number, text: string): Promise<void> {
  const put = new PutObjectCommand({ ...object(config, userId, part), Body: text, ContentType: "application/json" });
  assertGranted("s3:PutObject");
  await s3(config).send(put);
}

export async function getExportPart(config: Config, userId: number, part: number): Promise<string> {
  assertGranted("s3:GetObject");
  const { Body } = await s3(config).send(new GetObjectCommand(object(config, userId, part)));
  return (await Body?.transformToString()) ?? "";
}

export async function deleteExportPart(config: Config, userId: number, part: number): Promise<void> {
  assertGranted("s3:DeleteObject");
  await s3(config).send(new DeleteObjectCommand(object(config, userId, part)));
}
