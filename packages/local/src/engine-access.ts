import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Of the tables: engines may keep those of each region apart. */
export const awsRegion = (): string => process.env.AWS_REGION ?? "eu-central-1";

/** 128 bits that nobody guesses, in the letters that DynamoDB Local takes. */
export const newAccessKey = (): string => randomBytes(16).toString("hex");

/**
 * The access key of a data directory, made when it has none; only its owner may read the file. Without the option
 * `-sharedDb` DynamoDB Local keeps a database for each access key and region: who does not know ours sees none of it.
 */
export function keptAccessKey(directory: string): string {
  const file = join(directory, "dynamodb-local.key");
  if (existsSync(file)) return readFileSync(file, "utf8");
  const key = newAccessKey();
  writeFileSync(file, key, { mode: 0o600 });
  // What was kept before there was a key.
  const shared = join(directory, "shared-local-instance.db");
  if (existsSync(shared)) renameSync(shared, join(directory, `${key}_${awsRegion()}.db`));
  return key;
}
