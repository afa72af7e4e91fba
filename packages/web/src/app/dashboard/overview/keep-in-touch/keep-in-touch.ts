import { today as dayOf } from "@linkedpotential/contract/dates";
import { nextTouchDate } from "@linkedpotential/contract/leads/rhythm";
import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import type { WorkSettings } from "@linkedpotential/contract/user/work-settings";
import { openFollowUp } from "../day/due-leads.ts";

export interface DueContact {
  lead: LeadRow;
  /** Day on which the contact was due. */
  dueDate: string;
}

interface Suggestions {
  /** People to contact today, longest overdue first. */
  due: DueContact[];
  /** People with a rhythm who were contacted today. */
  contacted: number;
  /** Next contact after today. Null when nobody has a rhythm, or everybody with one is due. */
  next: DueContact | null;
  /** Whether anybody has a rhythm. */
  hasRhythms: boolean;
}

type Settings = Pick<WorkSettings, "keepInTouchPerDay" | "keepInTouchPausedUntil">;

export const isPaused = ({ keepInTouchPausedUntil }: Settings, today: string): boolean =>
  keepInTouchPausedUntil !== null && today <= keepInTouchPausedUntil;

/**
 * Suggests whom to contact today: leads and clients whose rhythm has elapsed since the latest contact. People who were
 * contacted today count toward the daily number. Lost leads are left out, and so are those with an open follow-up,
 * because their next contact is planned already.
 */
export function suggestContacts(
  leads: readonly LeadRow[],
  settings: Settings,
  today: string,
  timezone?: string,
): Suggestions {
  const rhythmic = leads.filter(({ rhythmWeeks, status }) => rhythmWeeks !== null && status !== "lost");
  const contacted = rhythmic.filter(
    ({ lastTouchAt }) => lastTouchAt !== null && dayOf(new Date(lastTouchAt), timezone) === today,
  ).length;
  const planned = rhythmic
    .filter((lead) => openFollowUp(lead) === null)
    .map((lead) => ({ lead, dueDate: nextTouchDate(lead, timezone) ?? today }))
    .sort(compareContacts);
  const due = planned.filter(({ dueDate }) => dueDate <= today);
  const room = isPaused(settings, today) ? 0 : Math.max(0, settings.keepInTouchPerDay - contacted);
  return {
    due: due.slice(0, room),
    contacted,
    next: planned.find(({ dueDate }) => dueDate > today) ?? null,
    hasRhythms: rhythmic.length > 0,
  };
}

function compareContacts(a: DueContact, b: DueContact): number {
  if (a.dueDate !== b.dueDate) return a.dueDate < b.dueDate ? -1 : 1;
  return a.lead.id - b.lead.id;
}

/** Returns won leads without a rhythm, those with the oldest contact first. */
export function clientsWithoutRhythm(leads: readonly LeadRow[]): LeadRow[] {
  const lastContact = ({ lastTouchAt, lastActivity }: LeadRow) => lastTouchAt ?? lastActivity;
  return leads
    .filter(({ status, rhythmWeeks }) => status === "won" && rhythmWeeks === null)
    .sort((a, b) => (lastContact(a) < lastContact(b) ? -1 : 1));
}
