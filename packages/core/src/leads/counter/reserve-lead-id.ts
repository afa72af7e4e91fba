import { LeadCounterEntity } from "./lead-counter.entity.ts";

interface Reserved {
  leadId: number;
  count: number;
  version: number;
}

/** Reserves the next lead id of an owner. Ids are never reused, so a failed creation leaves a gap. */
export async function reserveLeadId(userId: number): Promise<Reserved> {
  const { data } = await LeadCounterEntity.update({ userId }).add({ seq: 1 }).go({ response: "all_new" });
  return { leadId: data.seq ?? 1, count: data.count ?? 0, version: data.version ?? 0 };
}
