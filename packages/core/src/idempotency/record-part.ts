import type { Context } from "../context.ts";
import { ttlOf } from "../db/store.ts";
import type { RecordParts } from "./idempotency-record.entity.ts";
import { recordMs } from "./once.ts";

/** DynamoDB items end at 400 KB. */
const answerMax = 350_000;

/** Comes last, so that its refusal never hides another's reason. `short`: the answer that is kept of a too long one. */
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
