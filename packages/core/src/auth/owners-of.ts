import { readBatch } from "../db/read-batch.ts";
import { CredentialEntity } from "./credential.entity.ts";
import { emailKey } from "./email/email-key.ts";

/** Returns the ids of the accounts that have verified the addresses, by the key of the address. */
export async function ownersOf(senders: readonly { email: string }[]): Promise<Map<string, number>> {
  const keys = [...new Set(senders.map(({ email }) => emailKey(email)))].map((email) => ({ email }));
  const credentials = await readBatch(keys, (some) => CredentialEntity.get(some).go());
  return new Map(credentials.flatMap(({ email, userId, emailVerified }) => (emailVerified ? [[email, userId]] : [])));
}
