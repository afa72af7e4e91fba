import type { Context } from "../context.ts";
import { ttlOf } from "../db/store.ts";
import type { RecordParts } from "./idempotency-record.entity.ts";
import { recordMs } from "./with-idempotency-record.ts";

/** Below the limit of a DynamoDB item, 400 KB. */
const answerMax = 350_000;

/**
 * Returns the part that stores the answer of a creating transaction; it fails when the attempt has a record. Undefined
 * for a call without a key. Name it last, so that other failed parts are reported first. `short` replaces an answer
 * that is too long.
 */
export const putIdempotencyRecord = (
  parts: RecordParts,
  { attempt, now }: Pick<Context, "attempt" | "now">,
  answer: object,
  short = answer,
) => {
  if (!attempt) return undefined;
  const text = JSON.stringify(answer);
  const stored = Buffer.byteLength(text) <= answerMax ? text : JSON.stringify(short);
  const ttl = ttlOf(new Date(now().getTime() + recordMs));
  return parts.record.create({ ...attempt, answer: stored, ttl }).commit();
};
