import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand } from "@aws-sdk/client-s3";
import { config } from "../config.ts";
import { assertGranted } from "../outbound-calls.ts";
import { s3 } from "./s3.ts";

/** A later export of the same person overwrites the parts of an earlier one. */
const object = (userId: number, part: number) => ({ Bucket: config().exportBucket, Key: `${userId}/${part}` });

export async function putExportPart(userId: number, part: number, text: string): Promise<void> {
  const put = new PutObjectCommand({ ...object(userId, part), Body: text, ContentType: "application/json" });
  assertGranted("s3:PutObject");
  await s3().send(put);
}

export async function getExportPart(userId: number, part: number): Promise<string> {
  assertGranted("s3:GetObject");
  const { Body } = await s3().send(new GetObjectCommand(object(userId, part)));
  return (await Body?.transformToString()) ?? "";
}

export async function deleteExportPart(userId: number, part: number): Promise<void> {
  assertGranted("s3:DeleteObject");
  await s3().send(new DeleteObjectCommand(object(userId, part)));
}
