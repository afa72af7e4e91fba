import type * as routes from "@linkedpotential/contract/accounts/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { adminActionPart } from "../admin/record/admin-action-part.ts";
import { emailKey } from "../auth/email/email-key.ts";
import { countSubject } from "../auth/guard/rate-limit.ts";
import type { UserContext } from "../context.ts";
import { ConflictError } from "../db/conflict.ts";
import { transact } from "../db/transact.ts";
import { DomainError } from "../errors.ts";
import { putOutboxEvent } from "../outbox/put-outbox-event.ts";
import { hasBounced } from "../user/accepts-mail.ts";
import { homeWorkspace } from "../user/home-workspace.ts";
import { administeredItems } from "./administered-items.entity.ts";
import { findAccount } from "./find-account.ts";

/**
 * Requests another mail with the link to confirm the address, also for a confirmed address to which mail bounced.
 * Counts together with the requests of the owner.
 * @throws `admin.user_not_found`, `account.already_verified`, `request.rate_limited`
 */
export async function resendAccountVerification(
  ctx: UserContext,
  { accountId: userId }: InputOf<typeof routes.resendAccountVerification>,
): Promise<AnswerOf<typeof routes.resendAccountVerification>> {
  const user = await findAccount(userId);
  if (user.emailVerified && !hasBounced(user)) throw new DomainError("account.already_verified");
  await countSubject(ctx, "resend-verification", emailKey(user.email));
  const link = { userId, purpose: "verification" as const, workspace: homeWorkspace(user) };
  await transact(
    administeredItems,
    (parts) => ({
      adminAction: adminActionPart(parts, ctx, "account.verification_resent", "", { accountId: userId }),
      outboxEvent: putOutboxEvent(parts, ctx, "account.link-due", link),
    }),
    () => new ConflictError(),
  );
  return { success: true };
}
