import { DomainError } from "../errors.ts";
import { IdempotencyRecordEntity } from "./idempotency-record.entity.ts";

export interface IdempotencyKey {
  caller: string;
  key: string;
  userId?: number;
  /** Hash of the request without passwords. */
  fingerprint: string;
}

/** Time in milliseconds for which an answer is stored: a day, longer than any client retries. */
export const idempotencyRecordMs = 24 * 60 * 60 * 1000;

/**
 * Runs work. When it fails because an earlier call with the same key succeeded, returns the stored answer of that call
 * (D17).
 * @throws `request.key_reused` when the key belongs to another request
 * @throws the error of `work` in all other cases
 */
export async function withIdempotencyRecord<Answer>(
  idempotencyKey: IdempotencyKey,
  work: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work();
  } catch (refusal) {
    const record = await recordOf(idempotencyKey).catch(() => null);
    if (record && record.fingerprint !== idempotencyKey.fingerprint) throw new DomainError("request.key_reused");
    if (record?.answer === undefined) throw refusal;
    return JSON.parse(record.answer);
  }
}

/**
 * Stops a repeated call whose work would succeed a second time.
 * @throws `request.conflict` when an answer is stored under the key
 */
export async function assertNoIdempotencyRecord(idempotencyKey: IdempotencyKey | undefined): Promise<void> {
  if (idempotencyKey && (await recordOf(idempotencyKey))) throw new DomainError("request.conflict");
}

const recordOf = async ({ caller, key }: IdempotencyKey) =>
  (await IdempotencyRecordEntity.get({ caller, key }).go({ consistent: true })).data;
