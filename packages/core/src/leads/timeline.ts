import { germanDate } from "@linkedpotential/contract/dates";
import type { LeadRow, TimelineEntry } from "@linkedpotential/contract/leads/schema";
import { leadStatusLabels } from "@linkedpotential/contract/leads/values";

/** Something to note about a lead; the id comes with the revision that it belongs to. */
export type Note = Pick<TimelineEntry, "type" | "text">;

/** Most entries that are kept, and how far the oldest are cut back when there would be more. */
const entriesMax = 1000;
const entriesKept = 900;
/** DynamoDB items end at 400 KB. */
const bytesMax = 320_000;
const bytesKept = 260_000;
/** More than one change ever notes at once. */
const entriesPerRevision = 8;

/** Entries for notes made with a revision of the lead; their ids are unique within the lead and ascend. */
export const entriesOf = (notes: readonly Note[], revision: number, at: string): TimelineEntry[] =>
  notes.map(({ type, text }, index) => ({ id: revision * entriesPerRevision + index, type, text, at }));

/** About what an entry takes in the item. */
const bytesOf = (entry: TimelineEntry): number => Buffer.byteLength(entry.text) + 80;

export const sizeOf = (entries: readonly TimelineEntry[]): { timelineEntries: number; timelineBytes: number } => ({
  timelineEntries: entries.length,
  timelineBytes: entries.reduce((sum, entry) => sum + bytesOf(entry), 0),
});

type Size = ReturnType<typeof sizeOf>;

export const sumOf = (a: Size, b: Size): Size => ({
  timelineEntries: a.timelineEntries + b.timelineEntries,
  timelineBytes: a.timelineBytes + b.timelineBytes,
});

export const isTooLarge = (size: Size): boolean => size.timelineEntries > entriesMax || size.timelineBytes > bytesMax;

/** The newest entries that leave room for many more. */
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

/** What a new lead's timeline begins with. */
export const notesOfCreation = ({ followUpDate }: Noted): Note[] => [
  { type: "created", text: "" },
  ...(followUpDate === null ? [] : [followUpSet(followUpDate)]),
];

/** What a change is worth noting: another status, another follow-up date, a follow-up done (D54). */
export function notesOfChange(before: Noted, after: Noted): Note[] {
  const notes: Note[] = [];
  if (before.status !== after.status) {
    const text = `${leadStatusLabels[before.status]} → ${leadStatusLabels[after.status]}`;
    notes.push({ type: "status_changed", text });
  }
  if (after.followUpDate !== null && before.followUpDate !== after.followUpDate) {
    notes.push(followUpSet(after.followUpDate));
  }
  if (after.followUpCompleted && !before.followUpCompleted) {
    notes.push({
      type: "follow_up_done",
      text: after.followUpDate === null ? "" : germanDate(after.followUpDate),
    });
  }
  return notes;
}

const followUpSet = (date: string): Note => ({ type: "follow_up_set", text: germanDate(date) });
