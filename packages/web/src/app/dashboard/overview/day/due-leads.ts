import type { LeadRow } from "@linkedpotential/contract/leads/schema";

type FollowUp = Pick<LeadRow, "followUpDate" | "followUpCompleted">;

/** Returns the date of an open follow-up, else null. */
export const openFollowUp = ({ followUpDate, followUpCompleted }: FollowUp): string | null =>
  followUpCompleted ? null : followUpDate;

/** Compares follow-ups by date, then by value (highest first), then by id. */
export function compareDue(a: LeadRow, b: LeadRow): number {
  const [first, second] = [a.followUpDate ?? "", b.followUpDate ?? ""];
  if (first !== second) return first < second ? -1 : 1;
  return (b.dealValue ?? 0) - (a.dealValue ?? 0) || a.id - b.id;
}

/** Returns the leads whose follow-up is due today or overdue, longest overdue first. */
export function dueLeads(leads: readonly LeadRow[], today: string): LeadRow[] {
  const isDue = (lead: LeadRow) => {
    const date = openFollowUp(lead);
    return date !== null && date <= today;
  };
  return leads.filter(isDue).sort(compareDue);
}

export const followUpsOn = (leads: readonly LeadRow[], date: string): number =>
  leads.filter((lead) => openFollowUp(lead) === date).length;
