import { readBatch } from "../db/read-batch.ts";
import { UserEntity, type UserItem } from "../user/user.entity.ts";
import type { StoredRequest } from "./collaboration-request.entity.ts";

/** Reads the names of the people who accepted requests for projects. Returns the function that gives the name. */
export async function readAnswererNames(
  requests: readonly StoredRequest[],
  nameOf: (user: UserItem) => string,
): Promise<(request: StoredRequest) => string | undefined> {
  const ids = new Set(requests.flatMap(({ answeredById }) => answeredById ?? []));
  const users = await readBatch(
    [...ids].map((userId) => ({ userId })),
    (keys) => UserEntity.get(keys).go(),
  );
  const names = new Map(users.map((user) => [user.userId, nameOf(user)]));
  return ({ answeredById = 0 }) => names.get(answeredById);
}
