import { DomainError } from "../errors.ts";
import { IdempotencyRecordEntity } from "./idempotency-record.entity.ts";

/** What is to happen once: a call by its caller and key, or an errand of our own by its occasion. */
export interface Attempt {
  /** Who calls, and what: keys of different callers never meet. */
  caller: string;
  key: string;
  /** Of the request, without passwords. */
  fingerprint: string;
}

/** Records are kept for a day: longer than anybody tries the same again. */
export const recordMs = 24 * 60 * 60 * 1000;

/**
 * Runs work that puts a record of itself down, in its own transaction (`record-part.ts`) or by a claim (`claimed.ts`).
 * A repetition is refused there, or by what the first time has changed; it is then answered as the first time (D17).
 *
 * @throws `request.key_reused` for another request, else what `work` throws
 */
export async function once<Answer>(attempt: Attempt, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (refusal) {
    const record = await recordOf(attempt).catch(() => null);
    if (record && record.fingerprint !== attempt.fingerprint) throw new DomainError("request.key_reused");
    if (record?.answer === undefined) throw refusal;
    return JSON.parse(record.answer);
  }
}

/**
 * For work that a repetition would not be refused in: stops it, so that `once` answers.
 *
 * @throws `request.conflict` when the attempt has a record
 */
export async function assertFirst(attempt: Attempt | undefined): Promise<void> {
  if (attempt && (await recordOf(attempt))) throw new DomainError("request.conflict");
}

const recordOf = async ({ caller, key }: Attempt) =>
  (await IdempotencyRecordEntity.get({ caller, key }).go({ consistent: true })).data;
