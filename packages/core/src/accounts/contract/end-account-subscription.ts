import type * as routes from "@linkedpotential/contract/accounts/contract/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { adminActionPart } from "../../admin/record/admin-action-part.ts";
import { findSubscription } from "../../billing/subscription.entity.ts";
import type { UserContext } from "../../context.ts";
import { ConflictError, retryOnConflict } from "../../db/conflict.ts";
import { transact } from "../../db/transact.ts";
import { DomainError } from "../../errors.ts";
import { putIdempotencyRecord } from "../../idempotency/put-idempotency-record.ts";
import { newId } from "../../ids.ts";
import { putOutboxEvent } from "../../outbox/put-outbox-event.ts";
import { administeredItems } from "../administered-items.entity.ts";
import { findAccount } from "../find-account.ts";
import { carryOutEnd } from "./carry-out-end.ts";
import { isEndDue, isRunning } from "./due-end.ts";

type Input = InputOf<typeof routes.endAccountSubscription>;
type Answer = AnswerOf<typeof routes.endAccountSubscription>;

/**
 * Ends the contract of an account, with the paid period or at once. The order is stored and recorded first. If the
 * payment provider cannot be reached, a subscriber carries it out later. The person is mailed once it is carried out.
 * @throws `admin.user_not_found`, `billing.no_subscription`
 * @throws `account.already_cancelled` for a canceled contract that shall end with the paid period
 */
export async function endAccountSubscription(ctx: UserContext, input: Input): Promise<Answer> {
  await findAccount(input.accountId);
  const endingId = await retryOnConflict(() => orderEnd(ctx, input));
  try {
    await carryOutEnd(ctx, { userId: input.accountId, endingId });
    return { isDone: true };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    ctx.log.note("postponed", error.code);
    // A concurrent call may have carried it out.
    return { isDone: !isEndDue(await findSubscription(input.accountId)) };
  }
}

/** Stores and records the order. Returns its id, or that of an equal earlier order that is not carried out yet. */
async function orderEnd(ctx: UserContext, { accountId: userId, time, reason }: Input): Promise<number> {
  const stored = await findSubscription(userId);
  if (!stored || !isRunning(stored)) throw new DomainError("billing.no_subscription");
  const { version, isCancelled, ending } = stored;
  const isAtOnce = time === "now";
  if (!isAtOnce && isCancelled) throw new DomainError("account.already_cancelled");
  if (ending?.isAtOnce === isAtOnce) return ending.actionId;
  const actionId = newId(ctx.now());
  const action = isAtOnce ? "account.subscription_ended" : "account.subscription_cancelled";
  const answer: Answer = { isDone: true };
  await transact(
    administeredItems,
    (parts) => ({
      contract: parts.subscription
        .patch({ userId })
        .set({ ending: { actionId, isAtOnce }, version: version + 1 })
        .where((of, { eq }) => eq(of.version, version))
        .commit(),
      adminAction: adminActionPart(parts, ctx, action, "", { actionId, accountId: userId, note: reason }),
      outboxEvent: putOutboxEvent(parts, ctx, "account.subscription-end-due", { userId, endingId: actionId }),
      record: putIdempotencyRecord(parts, ctx, answer),
    }),
    (part) => (part === "record" ? new DomainError("request.conflict") : new ConflictError()),
  );
  return actionId;
}
