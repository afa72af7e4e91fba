import { ttlOf } from "../db/store.ts";
import { isRefused } from "../db/transact.ts";
import { DomainError } from "../errors.ts";
import { IdempotencyRecordEntity } from "./idempotency-record.entity.ts";

/** Longer than a Lambda lives: who holds a key longer has died. */
const claimMs = 40_000;
const keptMs = 24 * 60 * 60 * 1000;
/** DynamoDB items end at 400 KB. */
const longestAnswer = 350_000;

export interface Attempt {
  /** Who calls: keys of different callers never meet. */
  caller: string;
  key: string;
  fingerprint: string;
  now: Date;
}

/**
 * Runs `work` once for a key and answers repetitions with the first answer. A failed call frees the key.
 *
 * @throws `request.in_progress` while the first call is under way, `request.key_reused` for another request
 */
export async function once<Answer>(attempt: Attempt, work: () => Promise<Answer>): Promise<Answer> {
  const { caller, key, fingerprint, now } = attempt;
  const claim = {
    caller,
    key,
    fingerprint,
    claimedUntil: new Date(now.getTime() + claimMs).toISOString(),
    ttl: ttlOf(new Date(now.getTime() + keptMs)),
  };
  try {
    await IdempotencyRecordEntity.put(claim)
      .where(
        (of, { notExists, lt }) =>
          `${notExists(of.caller)} OR (${notExists(of.answer)} AND ${lt(of.claimedUntil, now.toISOString())})`,
      )
      .go();
  } catch (error) {
    if (!isRefused(error)) throw error;
    return replay<Answer>(attempt);
  }
  try {
    const answer = await work();
    const text = JSON.stringify(answer);
    if (text.length < longestAnswer) await IdempotencyRecordEntity.patch({ caller, key }).set({ answer: text }).go();
    return answer;
  } catch (error) {
    await IdempotencyRecordEntity.delete({ caller, key }).go();
    throw error;
  }
}

async function replay<Answer>({ caller, key, fingerprint }: Attempt): Promise<Answer> {
  const { data } = await IdempotencyRecordEntity.get({ caller, key }).go({ consistent: true });
  if (data && data.fingerprint !== fingerprint) throw new DomainError("request.key_reused");
  if (!data?.answer) throw new DomainError("request.in_progress", { retryAfterSeconds: 1 });
  return JSON.parse(data.answer);
}
