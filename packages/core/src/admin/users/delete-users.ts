import type * as routes from "@linkedpotential/contract/admin/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../../context.ts";
import { beginAccountDeletion } from "../../user/deletion/begin-account-deletion.ts";
import { isAdmin } from "../../user/is-admin.ts";
import { findByAddress } from "./find-by-address.ts";

/**
 * Deletes the accounts of the given addresses, except those of admins. The mails about it name the reason, if
 * given. Can be called again after an interruption. Returns the number of accounts that this call deleted.
 */
export async function deleteUsers(
  ctx: UserContext,
  { emails, reason }: InputOf<typeof routes.deleteUsers>,
): Promise<AnswerOf<typeof routes.deleteUsers>> {
  let deletedCount = 0;
  for (const { user } of await findByAddress(emails)) {
    if (user && !isAdmin(ctx, user) && (await beginAccountDeletion(ctx, user.userId, ctx, reason || undefined)))
      deletedCount += 1;
  }
  return { deletedCount };
}
