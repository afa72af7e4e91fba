import { S3Client } from "@aws-sdk/client-s3";
import { clientOptions } from "../client-options.ts";
import { config } from "../config.ts";

let client: S3Client | undefined;

export function s3(): S3Client {
  const endpoint = config().endpoints.media;
  client ??= new S3Client({ ...clientOptions(endpoint), forcePathStyle: Boolean(endpoint) });
  return client;
}
