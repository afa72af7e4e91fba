import { readBatch } from "../../db/read-batch.ts";
import { UserEntity, type UserItem } from "../../user/user.entity.ts";

/** Returns the accounts with the given ids, in the order of the ids. Deleted accounts are left out. */
export async function findUsers(userIds: readonly number[]): Promise<UserItem[]> {
  const keys = [...new Set(userIds)].map((userId) => ({ userId }));
  const users = await readBatch(keys, (some) => UserEntity.get(some).go({ consistent: true }));
  const byId = new Map(users.map((user) => [user.userId, user]));
  return keys.flatMap(({ userId }) => byId.get(userId) ?? []);
}
