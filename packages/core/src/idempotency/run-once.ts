import type { Context } from "../context.ts";
import { ttlOf } from "../db/store.ts";
import { isRefused } from "../db/transact.ts";
import { DomainError } from "../errors.ts";
import { IdempotencyRecordEntity } from "./idempotency-record.entity.ts";
import type { IdempotencyKey } from "./with-idempotency-record.ts";

/**
 * Time in milliseconds for which a claim is valid. It is longer than a Lambda runs (30 s) and shorter than the delay
 * before a subscriber's first retry (180 s).
 */
const claimMs = 40_000;

type Claim = IdempotencyKey & { claimedUntil: string; ttl: number };

/**
 * Runs work at most once per key, for effects that cannot join a transaction, such as sending mail. The answer is
 * remembered for `retainedMs`.
 * @throws `request.in_progress` when another call has claimed the key or completed the work
 */
export async function runOnce<Answer>(
  ctx: Context,
  idempotencyKey: IdempotencyKey,
  retainedMs: number,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const at = ctx.now().getTime();
  const claimedUntil = new Date(at + claimMs).toISOString();
  const claim = { ...idempotencyKey, claimedUntil, ttl: ttlOf(new Date(at + retainedMs)) };
  await take(claim, new Date(at));
  const answer = await work().catch(async (error: unknown) => {
    // Ignore a failed release, because the claim expires anyway.
    await release(claim).catch(() => {});
    throw error;
  });
  try {
    await IdempotencyRecordEntity.put({ ...claim, answer: JSON.stringify(answer) }).go();
  } catch (error) {
    // Only log the error, because the effect has happened. Throwing would cause a retry and a second effect.
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

/** Releases our own claim only; another worker may have taken it over after it expired. */
const release = ({ caller, key, claimedUntil }: Claim): Promise<unknown> =>
  IdempotencyRecordEntity.delete({ caller, key })
    .where((of, { eq }) => eq(of.claimedUntil, claimedUntil))
    .go();
