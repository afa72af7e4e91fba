import { readBatch } from "../../../db/read-batch.ts";
import { UserEntity, type UserItem } from "../../../user/user.entity.ts";
import { listMembers } from "./member.entity.ts";

/**
 * Returns the accounts of the current members of an account's company, in the order in which they joined. An account
 * without a company is its only member.
 */
export async function readColleagues(own: UserItem): Promise<UserItem[]> {
  const { userId: ownId, companyId } = own;
  if (companyId === undefined) return [own];
  const members = (await listMembers(companyId)).filter(({ leftAt }) => leftAt === undefined);
  const others = members.flatMap(({ userId }) => (userId === undefined || userId === ownId ? [] : [{ userId }]));
  const users = await readBatch(others, (keys) => UserEntity.get(keys).go());
  const byId = new Map([own, ...users].map((user) => [user.userId, user]));
  return members.flatMap(({ userId }) => byId.get(userId ?? -1) ?? []);
}
