import type { BusEvents } from "@linkedpotential/contract/bus";
import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { LeadCounterEntity } from "../counter/lead-counter.entity.ts";
import { LeadEntity } from "../lead.entity.ts";
import { toRow } from "../lead-row.ts";
import { hiddenIds, visible } from "../visible-leads.ts";

export type Due = BusEvents["user.follow_ups_due"];

/** As they are now: between the announcement and a late delivery much may have been done. */
export async function openFollowUps({ userId, date, leadIds }: Due): Promise<LeadRow[]> {
  const keys = leadIds.map((leadId) => ({ userId, leadId }));
  const [{ data: leads }, { data: counter }] = await Promise.all([
    LeadEntity.get(keys).go({ consistent: true }),
    LeadCounterEntity.get({ userId }).go({ consistent: true }),
  ]);
  return visible(leads, hiddenIds(counter))
    .map(toRow)
    .filter((lead) => lead.followUpDate === date && !lead.followUpCompleted)
    .sort((a, b) => a.id - b.id);
}
