import { S3Client } from "@aws-sdk/client-s3";
import { clientOptions } from "../client-options.ts";
import type { Config } from "../config.ts";

let client: S3Client | undefined;

export function s3(config: Config): S3Client {
  const endpoint = config.endpoints.media;
  client ??= new S3Client({
    ...clientOptions(config, endpoint, { requestMs: 8000 }),
    forcePathStyle: Boolean(endpoint),
  });
  return client;
}
