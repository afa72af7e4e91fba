import type { Context } from "../context.ts";
import { ttlOf } from "../db/store.ts";
import { isRefused } from "../db/transact.ts";
import { DomainError } from "../errors.ts";
import { IdempotencyRecordEntity } from "./idempotency-record.entity.ts";
import type { Attempt } from "./once.ts";

/** Longer than a Lambda lives (30 s), shorter than until a subscriber's first repetition (60 s). */
const claimMs = 40_000;

type Claim = Attempt & { claimedUntil: string; ttl: number };

/** For what no transaction can hold, a mail; known for `keptMs`. @throws `request.in_progress` for a repetition */
export async function claimed<Answer>(
  ctx: Pick<Context, "now" | "log">,
  attempt: Attempt,
  keptMs: number,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const at = ctx.now().getTime();
  const claimedUntil = new Date(at + claimMs).toISOString();
  const claim = { ...attempt, claimedUntil, ttl: ttlOf(new Date(at + keptMs)) };
  await take(claim, new Date(at));
  const answer = await work().catch(async (error: unknown) => {
    // A claim that cannot be released ends by itself.
    await release(claim).catch(() => {});
    throw error;
  });
  try {
    await IdempotencyRecordEntity.put({ ...claim, answer: JSON.stringify(answer) }).go();
  } catch (error) {
    // It is done. To fail now would have it done again.
    ctx.log.note("unrecorded", error instanceof Error ? error.name : "unknown");
  }
  return answer;
}

async function take(claim: Claim, now: Date): Promise<void> {
  try {
    await IdempotencyRecordEntity.put(claim)
      .where(
        (of, { notExists, lt }) =>
          `${notExists(of.caller)} OR (${notExists(of.answer)} AND ${lt(of.claimedUntil, now.toISOString())})`,
      )
      .go();
  } catch (error) {
    throw isRefused(error) ? new DomainError("request.in_progress", { retryAfterSeconds: 1 }) : error;
  }
}

/** Not that of who took over meanwhile. */
const release = ({ caller, key, claimedUntil }: Claim): Promise<unknown> =>
  IdempotencyRecordEntity.delete({ caller, key })
    .where((of, { eq }) => eq(of.claimedUntil, claimedUntil))
    .go();
