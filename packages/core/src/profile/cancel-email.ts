import type { cancelEmail as contract } from "@linkedpotential/contract/profile/routes";
import type { AnswerOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../context.ts";
import { isRefused } from "../db/transact.ts";
import { DomainError } from "../errors.ts";
import { toUser } from "../user/to-user.ts";
import { UserEntity } from "../user/user.entity.ts";

export async function cancelEmail(ctx: UserContext): Promise<AnswerOf<typeof contract>> {
  try {
    const { data } = await UserEntity.patch({ userId: ctx.user.id })
      .set({ pendingEmail: "" })
      .go({ response: "all_new" });
    return { user: toUser(ctx, data, ctx.user.workspace) };
  } catch (error) {
    throw isRefused(error) ? new DomainError("session.missing") : error;
  }
}
