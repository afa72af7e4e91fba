import type * as routes from "@linkedpotential/contract/accounts/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { RequestContext } from "../../context.ts";
import { ConflictError, retryOnConflict } from "../../db/conflict.ts";
import { transact } from "../../db/transact.ts";
import { DomainError } from "../../errors.ts";
import { putOutboxEvent } from "../../outbox/put-outbox-event.ts";
import { administeredItems } from "../administered-items.entity.ts";
import { findByLockToken } from "./read-lock.ts";

/**
 * Stores the objection of the owner of a locked account, once per lock (Art. 20 DSA).
 * @throws the errors of `findByLockToken`
 * @throws `objection.already_made`
 */
export async function objectToLock(
  ctx: RequestContext,
  { token, text }: InputOf<typeof routes.objectToLock>,
): Promise<AnswerOf<typeof routes.objectToLock>> {
  await retryOnConflict(async () => {
    const { userId, lockedAt = "", lockObjection } = await findByLockToken(ctx, token);
    if (lockObjection) throw new DomainError("objection.already_made");
    await transact(
      administeredItems,
      (parts) => ({
        user: parts.user
          .patch({ userId })
          .set({ lockObjection: { text, at: ctx.now().toISOString() } })
          .where((of, { eq, notExists }) => `${eq(of.lockedAt, lockedAt)} AND ${notExists(of.lockObjection)}`)
          .commit(),
        outboxEvent: putOutboxEvent(parts, ctx, "account.lock-objected", { userId, lockedAt }),
      }),
      () => new ConflictError(),
    );
  });
  return { success: true };
}
