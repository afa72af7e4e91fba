import type { LeadRow, TimelineEntry } from "@linkedpotential/contract/leads/schema";

export type TimelineEvent = TimelineEntry extends infer Entry
  ? Entry extends object
    ? Omit<Entry, "id" | "at">
    : never
  : never;

const entriesMax = 1000;
const entriesKept = 900;
/** Maximum size of a timeline in bytes. DynamoDB limits an item to 400 KB. */
const bytesMax = 320_000;
const bytesKept = 260_000;
const entriesPerRevision = 8;

export const entriesOf = (events: readonly TimelineEvent[], revision: number, at: string): TimelineEntry[] =>
  events.map((event, index) => ({ id: revision * entriesPerRevision + index, at, ...event }));

/** Returns the revision of the lead with which an entry was stored. */
export const revisionOf = (entryId: number): number => Math.floor(entryId / entriesPerRevision);

const bytesOf = (entry: TimelineEntry): number => Buffer.byteLength("text" in entry ? entry.text : "") + 100;

export const sizeOf = (entries: readonly TimelineEntry[]): { timelineEntries: number; timelineBytes: number } => ({
  timelineEntries: entries.length,
  timelineBytes: entries.reduce((sum, entry) => sum + bytesOf(entry), 0),
});

export type Size = ReturnType<typeof sizeOf>;

export const sumOf = (a: Size, b: Size): Size => ({
  timelineEntries: a.timelineEntries + b.timelineEntries,
  timelineBytes: a.timelineBytes + b.timelineBytes,
});

export const isTooLarge = (size: Size): boolean => size.timelineEntries > entriesMax || size.timelineBytes > bytesMax;

export function trimmed(entries: readonly TimelineEntry[]): TimelineEntry[] {
  const newest = entries.slice(-entriesKept);
  let { timelineBytes } = sizeOf(newest);
  const from = newest.findIndex((entry) => {
    if (timelineBytes <= bytesKept) return true;
    timelineBytes -= bytesOf(entry);
    return false;
  });
  return from < 0 ? [] : newest.slice(from);
}

type Noted = Pick<LeadRow, "status" | "followUpDate" | "followUpCompleted">;

export const creationEvents = ({ followUpDate }: Noted): TimelineEvent[] => [
  { type: "created" },
  ...(followUpDate === null ? [] : [followUpSet(followUpDate)]),
];

export function changeEvents(before: Noted, after: Noted): TimelineEvent[] {
  const events: TimelineEvent[] = [];
  if (before.status !== after.status) events.push({ type: "status_changed", from: before.status, to: after.status });
  if (after.followUpDate !== null && before.followUpDate !== after.followUpDate) {
    events.push(followUpSet(after.followUpDate));
  }
  if (after.followUpCompleted && !before.followUpCompleted) {
    events.push({ type: "follow_up_done", ...(after.followUpDate !== null && { date: after.followUpDate }) });
  }
  return events;
}

const followUpSet = (date: string): TimelineEvent => ({ type: "follow_up_set", date });
