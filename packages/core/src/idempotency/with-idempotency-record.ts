import { DomainError } from "../errors.ts";
import { IdempotencyRecordEntity } from "./idempotency-record.entity.ts";

export interface Attempt {
  caller: string;
  key: string;
  /** User whom the answer concerns. Absent when that is the caller. */
  userId?: number;
  /** Hash of the request without passwords. */
  fingerprint: string;
}

/** How long an answer is retained, longer than any client retries. */
export const recordMs = 24 * 60 * 60 * 1000;

/**
 * Runs work. If a retry of an earlier call is refused, returns the recorded answer of that call (D17).
 * @throws `request.key_reused` when the key belongs to another request, otherwise the error of `work`
 */
export async function withIdempotencyRecord<Answer>(attempt: Attempt, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (refusal) {
    const record = await recordOf(attempt).catch(() => null);
    if (record && record.fingerprint !== attempt.fingerprint) throw new DomainError("request.key_reused");
    if (record?.answer === undefined) throw refusal;
    return JSON.parse(record.answer);
  }
}

/** Stops a retry that the work itself would not refuse. @throws `request.conflict` when the attempt has a record */
export async function assertFirst(attempt: Attempt | undefined): Promise<void> {
  if (attempt && (await recordOf(attempt))) throw new DomainError("request.conflict");
}

const recordOf = async ({ caller, key }: Attempt) =>
  (await IdempotencyRecordEntity.get({ caller, key }).go({ consistent: true })).data;
