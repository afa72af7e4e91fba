import type * as routes from "@linkedpotential/contract/billing/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { emailKey } from "../../auth/email/email-key.ts";
import { networkOf } from "../../auth/guard/network-of.ts";
import { countTogether } from "../../auth/guard/rate-limit.ts";
import type { RequestContext } from "../../context.ts";
import { ttlOf } from "../../db/store.ts";
import { transact } from "../../db/transact.ts";
import { DomainError } from "../../errors.ts";
import { putIdempotencyRecord } from "../../idempotency/put-idempotency-record.ts";
import { newId } from "../../ids.ts";
import { putOutboxEvent } from "../../outbox/put-outbox-event.ts";
import type { Declaration } from "./declaration.entity.ts";
import { declarationItems } from "./declaration-items.entity.ts";

type Answer = AnswerOf<typeof routes.withdraw>;

/**
 * Retention of a declaration: four years, in milliseconds. Claims lapse three years after the end of the year in which
 * they arise (§§ 195, 199 BGB).
 */
const retentionMs = 4 * 366 * 24 * 60 * 60 * 1000;

/**
 * Stores the cancellation of a contract. The cancellation is legally effective on arrival; an event subscriber carries
 * it out later.
 */
export const cancelContract = (
  ctx: RequestContext,
  { endsOn, ...input }: InputOf<typeof routes.cancelContract>,
): Promise<Answer> => declare(ctx, { about: "cancellation", ...input, ...(endsOn !== null && { endsOn }) });

export const withdraw = (ctx: RequestContext, input: InputOf<typeof routes.withdraw>): Promise<Answer> =>
  declare(ctx, { about: "withdrawal", ...input, kind: "ordinary", reason: "" });

type Declared = Omit<Declaration, "declarationId" | "receivedAt" | "confirmedAt" | "ttl">;

/**
 * Stores a declaration without reading any account. Neither the answer nor its timing then reveals whether an account
 * exists.
 */
async function declare(ctx: RequestContext, said: Declared): Promise<Answer> {
  await countTogether(ctx, [
    ["declare-contract-network", networkOf(ctx.address)],
    ["declare-contract", emailKey(said.email)],
  ]);
  const now = ctx.now();
  const declarationId = newId(now);
  const answer = { success: true as const, receivedAt: now.toISOString() };
  const item = {
    ...said,
    declarationId,
    receivedAt: answer.receivedAt,
    ttl: ttlOf(new Date(now.getTime() + retentionMs)),
  };
  await transact(
    declarationItems,
    (parts) => ({
      declaration: parts.declaration.create(item).commit(),
      outboxEvent: putOutboxEvent(parts, ctx, "contract.declared", { declarationId }),
      idempotencyRecord: putIdempotencyRecord(parts, ctx, answer),
    }),
    () => new DomainError("request.conflict"),
  );
  return answer;
}
