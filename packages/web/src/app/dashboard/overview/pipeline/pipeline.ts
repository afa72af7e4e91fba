import type { Chances } from "@linkedpotential/contract/leads/chances";
import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { openStatuses } from "@linkedpotential/contract/leads/statuses";
import { isActiveDeal, isOpen, isUntouched, weightedValue } from "../../../../features/leads/deals.ts";

interface StatusSum {
  status: (typeof openStatuses)[number];
  leads: number;
  /** Sum of the deal values in EUR. */
  value: number;
}

interface Pipeline {
  /** Sums in EUR. `open` and `weighted` contain neither won nor lost leads. */
  open: number;
  weighted: number;
  won: number;
  byStatus: StatusSum[];
  /** Number of active deals without activity in the last 14 days. */
  still: number;
}

export function pipelineOf(leads: readonly LeadRow[], chances: Chances, now: Date): Pipeline {
  const open = leads.filter(isOpen);
  const byStatus = openStatuses.map((status) => {
    const inStatus = open.filter((lead) => lead.status === status);
    return { status, leads: inStatus.length, value: sumOf(inStatus, worth) };
  });
  return {
    open: sumOf(open, worth),
    weighted: sumOf(open, (lead) => weightedValue(lead, chances)),
    won: sumOf(leads, (lead) => (lead.status === "won" ? worth(lead) : 0)),
    byStatus,
    still: open.filter((lead) => isActiveDeal(lead) && isUntouched(lead, now)).length,
  };
}

const worth = ({ dealValue }: LeadRow): number => dealValue ?? 0;

const sumOf = <Item>(items: readonly Item[], amount: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + amount(item), 0);
