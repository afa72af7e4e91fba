import type * as routes from "@linkedpotential/contract/accounts/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { adminActionPart } from "../../admin/record/admin-action-part.ts";
import type { UserContext } from "../../context.ts";
import { ConflictError, retryOnConflict } from "../../db/conflict.ts";
import { transact } from "../../db/transact.ts";
import { DomainError } from "../../errors.ts";
import { putOutboxEvent } from "../../outbox/put-outbox-event.ts";
import { administeredItems } from "../administered-items.entity.ts";
import { findLocked } from "./find-locked.ts";

/**
 * Answers the objection to a lock that stays.
 * @throws the errors of `findLocked`
 * @throws `account.no_objection`, also when the objection was already answered
 */
export async function upholdLock(
  ctx: UserContext,
  { accountId: userId, lockedAt, statement }: InputOf<typeof routes.upholdLock>,
): Promise<AnswerOf<typeof routes.upholdLock>> {
  await retryOnConflict(async () => {
    const { lockObjection, lockAnswer } = await findLocked(userId, lockedAt);
    if (!lockObjection || lockAnswer) throw new DomainError("account.no_objection");
    await transact(
      administeredItems,
      (parts) => ({
        user: parts.user
          .patch({ userId })
          .set({ lockAnswer: { text: statement, at: ctx.now().toISOString() } })
          .where((of, { eq, notExists }) => `${eq(of.lockedAt, lockedAt)} AND ${notExists(of.lockAnswer)}`)
          .commit(),
        adminAction: adminActionPart(parts, ctx, "account.lock_upheld", "", { accountId: userId, note: statement }),
        outboxEvent: putOutboxEvent(parts, ctx, "account.lock-upheld", { userId, lockedAt }),
      }),
      () => new ConflictError(),
    );
  });
  return { success: true };
}
