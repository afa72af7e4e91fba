import type { BusEvents } from "@linkedpotential/contract/bus";
import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { LeadCounterEntity } from "../counter/lead-counter.entity.ts";
import { LeadEntity } from "../lead.entity.ts";
import { toRow } from "../lead-row.ts";
import { hiddenIds, visible } from "../visible-leads.ts";

export type Due = BusEvents["user.follow_ups_due"];

/** Maximum number of leads to read. A mail or the list of notifications shows far fewer. */
const leadsMax = 1000;

export async function openFollowUps({ userId, date }: Due): Promise<LeadRow[]> {
  const [{ data: leads }, { data: counter }] = await Promise.all([
    LeadEntity.query.openOfOwner({ userId, followUpDate: date }).go({ count: leadsMax }),
    LeadCounterEntity.get({ userId }).go({ consistent: true }),
  ]);
  return visible(leads, hiddenIds(counter)).map(toRow);
}
