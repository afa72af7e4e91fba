import { retryOnConflict } from "../../db/conflict.ts";
import { LeadCounterEntity } from "./lead-counter.entity.ts";

/** An id is never given out again. @throws `request.conflict` when transactions hold the counter for too long */
export async function reserveLeadId(userId: number): Promise<{ leadId: number; count: number }> {
  const { data } = await retryOnConflict(() =>
    LeadCounterEntity.update({ userId }).add({ seq: 1 }).go({ response: "all_new" }),
  );
  return { leadId: data.seq ?? 1, count: data.count ?? 0 };
}
