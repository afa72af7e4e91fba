import type { RequestContext } from "../context.ts";
import { ttlOf } from "../db/store.ts";
import type { RecordParts } from "./idempotency-record.entity.ts";
import { idempotencyRecordMs } from "./with-idempotency-record.ts";

/** Maximum length of a stored answer. DynamoDB limits an item to 400 KB. */
const answerMax = 350_000;

/**
 * Returns the part that stores the answer of a creating transaction; it fails when the key has a record. Undefined
 * for a call without a key. Name it last, so that other failed parts are reported first. `short` replaces an answer
 * that is too long.
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
