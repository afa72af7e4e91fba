import type * as routes from "@linkedpotential/contract/accounts/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../context.ts";
import { DomainError } from "../errors.ts";
import { beginAccountDeletion } from "../user/deletion/begin-account-deletion.ts";
import { findRemovableAccount } from "./find-account.ts";

/**
 * Deletes an account on behalf of an admin. The mail that confirms the deletion names the reason, which is then erased.
 * @throws `admin.user_not_found`, `account.own`, `account.is_admin`
 */
export async function deleteAccountWithReason(
  ctx: UserContext,
  { accountId: userId, reason }: InputOf<typeof routes.deleteAccountWithReason>,
): Promise<AnswerOf<typeof routes.deleteAccountWithReason>> {
  await findRemovableAccount(ctx, userId);
  if (!(await beginAccountDeletion(ctx, userId, ctx, reason))) throw new DomainError("admin.user_not_found");
  return { success: true };
}
