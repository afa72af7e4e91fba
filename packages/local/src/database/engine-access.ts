import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Of the tables: engines may keep those of each region apart. */
export const awsRegion = (): string => process.env.AWS_REGION ?? "eu-central-1";

/** 128 bits that nobody guesses, in the letters that DynamoDB Local takes. */
export const newAccessKey = (): string => randomBytes(16).toString("hex");

/** Without `-sharedDb` DynamoDB Local shows each access key a database of its own: whoever lacks ours sees nothing. */
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
