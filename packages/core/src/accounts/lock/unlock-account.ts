import type * as routes from "@linkedpotential/contract/accounts/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { adminActionPart } from "../../admin/record/admin-action-part.ts";
import { emailKey } from "../../auth/email/email-key.ts";
import type { UserContext } from "../../context.ts";
import { ConflictError, retryOnConflict } from "../../db/conflict.ts";
import { transact } from "../../db/transact.ts";
import { putOutboxEvent } from "../../outbox/put-outbox-event.ts";
import { administeredItems } from "../administered-items.entity.ts";
import { findLocked } from "./find-locked.ts";

/**
 * Lifts the lock of an account. Its posts and profile are visible again. A canceled renewal stays canceled, because
 * only the customer can order it.
 * @throws the errors of `findLocked`
 */
export async function unlockAccount(
  ctx: UserContext,
  { accountId: userId, lockedAt }: InputOf<typeof routes.unlockAccount>,
): Promise<AnswerOf<typeof routes.unlockAccount>> {
  await retryOnConflict(async () => {
    const { email } = await findLocked(userId, lockedAt);
    await transact(
      administeredItems,
      (parts) => ({
        user: parts.user
          .patch({ userId })
          .remove(["lockedAt", "lockGround", "lockReason", "lockObjection", "lockAnswer"])
          .where((of, { eq }) => `${eq(of.lockedAt, lockedAt)} AND ${eq(of.email, email)}`)
          .commit(),
        credential: parts.credential
          .patch({ email: emailKey(email) })
          .remove(["lockedAt"])
          .where((of, { eq }) => eq(of.userId, userId))
          .commit(),
        adminAction: adminActionPart(parts, ctx, "account.unlocked", "", { accountId: userId }),
        outboxEvent: putOutboxEvent(parts, ctx, "account.unlocked", { userId, lockedAt }),
      }),
      () => new ConflictError(),
    );
  });
  return { success: true };
}
