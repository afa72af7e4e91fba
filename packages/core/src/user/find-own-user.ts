import type { UserContext } from "../context.ts";
import { DomainError } from "../errors.ts";
import { UserEntity, type UserItem } from "./user.entity.ts";

export async function findOwnUser(ctx: UserContext): Promise<UserItem> {
  const { data } = await UserEntity.get({ userId: ctx.user.id }).go({ consistent: true });
  if (!data) throw new DomainError("session.missing");
  return data;
}
