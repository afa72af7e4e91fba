import type { BusEvents } from "@linkedpotential/contract/bus";
import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { LeadCounterEntity } from "../counter/lead-counter.entity.ts";
import { LeadEntity, type StoredLead } from "../lead.entity.ts";
import { toRow } from "../lead-row.ts";
import { hiddenIds, visible } from "../visible-leads.ts";

export type Due = BusEvents["user.follow_ups_due"];

/** Maximum number of leads to read. A mail or the list of notifications shows far fewer. */
const leadsMax = 1000;

/** Maximum number of follow-ups in a calendar. Their text stays below the 6 MB that a Lambda may answer. */
const allMax = 2000;

/** Returns the leads with an open follow-up on a day. */
export const openFollowUps = ({ userId, date }: Due): Promise<LeadRow[]> =>
  visibleRows(userId, LeadEntity.query.openOfOwner({ userId, followUpDate: date }).go({ count: leadsMax }));

/** Returns the number of leads whose open follow-up was due before a day. */
export async function countOverdue({ userId, date }: Due): Promise<number> {
  const earlier = LeadEntity.query.openOfOwner({ userId }).lt({ followUpDate: date });
  return (await visibleRows(userId, earlier.go({ count: leadsMax }))).length;
}

/** Returns the leads with an open follow-up on any day, earliest first. */
export const allOpenFollowUps = (userId: number): Promise<LeadRow[]> =>
  visibleRows(userId, LeadEntity.query.openOfOwner({ userId }).go({ count: allMax }));

async function visibleRows(userId: number, read: Promise<{ data: StoredLead[] }>): Promise<LeadRow[]> {
  const [{ data: leads }, { data: counter }] = await Promise.all([
    read,
    LeadCounterEntity.get({ userId }).go({ consistent: true }),
  ]);
  return visible(leads, hiddenIds(counter)).map(toRow);
}
