import { readBatch } from "../db/read-batch.ts";
import { UserEntity, type UserItem } from "../user/user.entity.ts";

/** Reads accounts by id. Deleted ones are missing. */
export async function readProfiles(userIds: readonly number[]): Promise<Map<number, UserItem>> {
  const users = await readBatch(
    [...new Set(userIds)].map((userId) => ({ userId })),
    (keys) => UserEntity.get(keys).go(),
  );
  return new Map(users.map((user) => [user.userId, user]));
}
