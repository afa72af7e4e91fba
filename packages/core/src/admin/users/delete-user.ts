import type * as routes from "@linkedpotential/contract/admin/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../../context.ts";
import { DomainError } from "../../errors.ts";
import { beginAccountDeletion } from "../../user/deletion/begin-account-deletion.ts";
import { isAdmin } from "../../user/is-admin.ts";
import { UserEntity } from "../../user/user.entity.ts";

/**
 * Deletes an account on behalf of an admin.
 * @throws `admin.user_not_found`
 * @throws `admin.user_protected` for the account of an admin, including the caller's
 */
export async function deleteUser(
  ctx: UserContext,
  { accountId: userId }: InputOf<typeof routes.deleteUser>,
): Promise<AnswerOf<typeof routes.deleteUser>> {
  const { data: user } = await UserEntity.get({ userId }).go({ consistent: true });
  if (user && isAdmin(ctx, user)) throw new DomainError("admin.user_protected");
  if (!user || !(await beginAccountDeletion(ctx, userId, ctx))) throw new DomainError("admin.user_not_found");
  return { success: true };
}
