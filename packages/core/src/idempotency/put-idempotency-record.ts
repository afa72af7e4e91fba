import type { RequestContext } from "../context.ts";
import { ttlOf } from "../db/store.ts";
import type { RecordParts } from "./idempotency-record.entity.ts";
import { idempotencyRecordMs } from "./with-idempotency-record.ts";

/** Maximum size of a stored answer in bytes. DynamoDB limits an item to 400 KB. */
const answerMax = 350_000;

/**
 * Returns the transaction part that stores the answer under the idempotency key, or undefined for a call without a key.
 * The part fails when the key is already used. Put it last in the transaction, so that other failed parts are reported
 * first. `short` is stored when the answer is too long.
 */
export const putIdempotencyRecord = (
  parts: RecordParts,
  { idempotencyKey, now }: Pick<RequestContext, "idempotencyKey" | "now">,
  answer: object,
  short = answer,
) => {
  if (!idempotencyKey) return undefined;
  const text = JSON.stringify(answer);
  const stored = Buffer.byteLength(text) <= answerMax ? text : JSON.stringify(short);
  const ttl = ttlOf(new Date(now().getTime() + idempotencyRecordMs));
  return parts.record.create({ ...idempotencyKey, answer: stored, ttl }).commit();
};
