import { DomainError } from "../errors.ts";
import { IdempotencyRecordEntity } from "./idempotency-record.entity.ts";

export interface Attempt {
  caller: string;
  key: string;
  /** Whom the answer names, where that is not the caller. */
  userId?: number;
  /** Of the request, without passwords. */
  fingerprint: string;
}

/** Longer than anybody tries the same again. */
export const recordMs = 24 * 60 * 60 * 1000;

/** A refused repetition is answered as the first time (D17). @throws `request.key_reused` for another request, what `work` throws */
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

/** For work that would not refuse its repetition. @throws `request.conflict` when the attempt has a record */
export async function assertFirst(attempt: Attempt | undefined): Promise<void> {
  if (attempt && (await recordOf(attempt))) throw new DomainError("request.conflict");
}

const recordOf = async ({ caller, key }: Attempt) =>
  (await IdempotencyRecordEntity.get({ caller, key }).go({ consistent: true })).data;
