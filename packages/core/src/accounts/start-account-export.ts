import type * as routes from "@linkedpotential/contract/accounts/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { adminActionPart } from "../admin/record/admin-action-part.ts";
import type { UserContext } from "../context.ts";
import { ConflictError } from "../db/conflict.ts";
import { transact } from "../db/transact.ts";
import { requestExport } from "../user/export/request-export.ts";
import { administeredItems } from "./administered-items.entity.ts";
import { findAccount } from "./find-account.ts";

/**
 * Starts the data export of an account. The owner gets the mail and the file; the admin sees only its state.
 * @throws `admin.user_not_found`, `request.rate_limited`
 */
export async function startAccountExport(
  ctx: UserContext,
  { accountId: userId }: InputOf<typeof routes.startAccountExport>,
): Promise<AnswerOf<typeof routes.startAccountExport>> {
  await findAccount(userId);
  await transact(
    administeredItems,
    (parts) => ({ adminAction: adminActionPart(parts, ctx, "account.export_started", "", { accountId: userId }) }),
    () => new ConflictError(),
  );
  return requestExport({ ...ctx, user: { ...ctx.user, id: userId } });
}
