import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Region of the tables. All clients must use the same one, because engines may keep the tables of each region apart.
 */
export const awsRegion = (): string => process.env.AWS_REGION ?? "eu-central-1";

/** Generates a random access key of 128 bits, in hexadecimal because DynamoDB Local accepts only letters and digits. */
export const newAccessKey = (): string => randomBytes(16).toString("hex");

/**
 * Returns the access key stored in the data folder, or creates one. DynamoDB Local without `-sharedDb` keeps a separate
 * database per access key, so callers with another key see no data.
 */
export function storedAccessKey(directory: string): string {
  const file = join(directory, "dynamodb-local.key");
  if (existsSync(file)) return readFileSync(file, "utf8");
  const key = newAccessKey();
  writeFileSync(file, key, { mode: 0o600 });
  const shared = join(directory, "shared-local-instance.db");
  if (existsSync(shared)) renameSync(shared, join(directory, `${key}_${awsRegion()}.db`));
  return key;
}
