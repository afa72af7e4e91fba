import { CredentialEntity } from "../../auth/credential.entity.ts";
import { emailKey } from "../../auth/email/email-key.ts";
import { readBatch } from "../../db/read-batch.ts";
import type { UserItem } from "../../user/user.entity.ts";
import { findUsers } from "./find-users.ts";

export async function findByAddress(
  addresses: readonly string[],
): Promise<{ email: string; user: UserItem | undefined }[]> {
  const typed = new Map(addresses.map((address) => [emailKey(address), address]));
  const credentials = await readBatch(
    [...typed.keys()].map((email) => ({ email })),
    (keys) => CredentialEntity.get(keys).go({ consistent: true }),
  );
  const owners = new Map(credentials.map(({ email, userId }) => [email, userId]));
  const users = new Map((await findUsers([...owners.values()])).map((user) => [user.userId, user]));
  return [...typed].map(([key, email]) => ({ email, user: users.get(owners.get(key) ?? 0) }));
}
