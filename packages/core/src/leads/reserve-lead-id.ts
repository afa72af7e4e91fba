import { setTimeout as wait } from "node:timers/promises";
import { DomainError } from "../errors.ts";
import { LeadCounterEntity } from "./lead-counter.entity.ts";

const attempts = 12;

/**
 * The next lead id of an owner, never given out before or again, and how many leads there are.
 *
 * @throws `request.conflict` when transactions hold the counter for too long
 */
export async function reserveLeadId(userId: number): Promise<{ leadId: number; count: number }> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    try {
      const { data } = await LeadCounterEntity.update({ userId }).add({ seq: 1 }).go({ response: "all_new" });
      return { leadId: data.seq ?? 1, count: data.count ?? 0 };
    } catch (error) {
      if (!isHeldByTransaction(error)) throw error;
      await wait(Math.random() * Math.min(2 ** attempt, 200));
    }
  }
  throw new DomainError("request.conflict");
}

const isHeldByTransaction = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof Error && error.cause.name === "TransactionConflictException";
