import type { Context } from "../context.ts";
import { ttlOf } from "../db/store.ts";
import type { RecordParts } from "./idempotency-record.entity.ts";
import { recordMs } from "./once.ts";

/** DynamoDB items end at 400 KB. */
const answerMax = 350_000;

/**
 * The part of a creating transaction that lets it happen once: the record with the answer, refused where there is one.
 * Without a key there is nothing to keep. It comes last, so that its refusal never hides another's reason.
 *
 * @param short what repetitions are answered where the whole answer is too long to be kept
 */
export const recordPart = (
  parts: RecordParts,
  { attempt, now }: Pick<Context, "attempt" | "now">,
  answer: object,
  short = answer,
) => {
  if (!attempt) return [];
  const text = JSON.stringify(answer);
  const kept = Buffer.byteLength(text) <= answerMax ? text : JSON.stringify(short);
  const ttl = ttlOf(new Date(now().getTime() + recordMs));
  return [parts.record.create({ ...attempt, answer: kept, ttl }).commit()];
};
