import { DomainError } from "../errors.ts";
import { IdempotencyRecordEntity } from "./idempotency-record.entity.ts";

export interface IdempotencyKey {
  caller: string;
  key: string;
  userId?: number;
  /** Hash of the request without passwords. */
  fingerprint: string;
}

/** How long an answer is retained. No client retries for that long. */
export const idempotencyRecordMs = 24 * 60 * 60 * 1000;

/**
 * Runs work. If a retry of an earlier call is refused, returns the recorded answer of that call (D17).
 * @throws `request.key_reused` when the key belongs to another request, otherwise the error of `work`
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

/** Stops a retry that the work itself would not refuse. @throws `request.conflict` when the key has a record */
export async function assertNoIdempotencyRecord(idempotencyKey: IdempotencyKey | undefined): Promise<void> {
  if (idempotencyKey && (await recordOf(idempotencyKey))) throw new DomainError("request.conflict");
}

const recordOf = async ({ caller, key }: IdempotencyKey) =>
  (await IdempotencyRecordEntity.get({ caller, key }).go({ consistent: true })).data;
