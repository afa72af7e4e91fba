import { today } from "@linkedpotential/contract/dates";
import type { ActivityCount } from "@linkedpotential/contract/leads/activity";
import type { TouchType } from "@linkedpotential/contract/leads/choices";
import type { LeadRow, TimelineEntry } from "@linkedpotential/contract/leads/schema";
import type { SentTemplate } from "./sent-template.ts";

export type Counts = Partial<Record<ActivityCount | "sent" | "answered", number>>;

/** Counts to add to one day, or to one template on that day. */
export interface Activity {
  /** Day in Berlin. */
  date: string;
  /** Empty for the counts of the whole day. */
  template: string;
  counts: Counts;
}

const countOfTouch: Record<TouchType, ActivityCount | null> = {
  message_sent: "messages",
  answered: "answers",
  call: "calls",
  meeting: "meetings",
  reached: "reached",
  not_reached: "notReached",
  no_interest: "noInterest",
  note: null,
};

type Deal = Pick<LeadRow, "status"> & { dealValue?: LeadRow["dealValue"] | undefined };

const wonValue = ({ status, dealValue }: Deal): number => (status === "won" ? (dealValue ?? 0) : 0);
const openValue = ({ status, dealValue }: Deal): number =>
  status === "won" || status === "lost" ? 0 : (dealValue ?? 0);
const noDeal: Deal = { status: "lost", dealValue: null };

/** Returns the counts of a change of a deal. Pass null as `before` for a new lead, as `after` for a deleted one. */
export function dealActivity(before: Deal | null, after: Deal | null, at: string): Activity {
  const [from, to] = [before ?? noDeal, after ?? noDeal];
  const counts = {
    pipelineDelta: inCents(openValue(to) - openValue(from)),
    // A lead that is imported, deleted or restored as won was not won on that day.
    ...(before && after && { won: Number(to.status === "won") - Number(from.status === "won") }),
    ...(before && after && { wonValue: inCents(wonValue(to) - wonValue(from)) }),
  };
  return { date: dayOf(at), template: "", counts };
}

/** Returns the counts of leads that were imported at a time. `by` is 1, or -1 when the import is undone. */
export const importActivity = (leads: readonly Deal[], at: string, by: 1 | -1 = 1): Activity[] => [
  { date: dayOf(at), template: "", counts: { created: by * leads.length } },
  ...leads.map((lead) => (by === 1 ? dealActivity(null, lead, at) : dealActivity(lead, null, at))),
];

/** Rounds an amount in EUR to cents. */
export const inCents = (euros: number): number => Math.round(euros * 100) / 100;
const dayOf = (at: string): string => today(new Date(at));

/** Returns the counts of the touches among the entries. `by` is 1, or -1 for removed entries. */
export function touchActivity(
  entries: readonly TimelineEntry[],
  sent: SentTemplate | undefined,
  by: 1 | -1,
): Activity[] {
  return entries.flatMap((entry) => {
    if (!("text" in entry)) return [];
    const date = dayOf(entry.at);
    const count = countOfTouch[entry.type];
    const ofDay = count ? [{ date, template: "", counts: { [count]: by } }] : [];
    if (entry.template) return [...ofDay, { date, template: entry.template, counts: { sent: by } }];
    // Count the answer on the day of the message, so that a period never has more answers than messages.
    return entry.type === "answered" && sent ? [...ofDay, { ...sent, counts: { answered: by } }] : ofDay;
  });
}

/** Returns the unanswered message after the entries were added. */
export function sentTemplateAfter(
  entries: readonly TimelineEntry[],
  before: SentTemplate | undefined,
): SentTemplate | undefined {
  return entries.reduce<SentTemplate | undefined>((sent, entry) => {
    if ("template" in entry && entry.template) return { template: entry.template, date: dayOf(entry.at) };
    return entry.type === "answered" ? undefined : sent;
  }, before);
}
