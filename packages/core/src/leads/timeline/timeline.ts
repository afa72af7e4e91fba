import type { LeadRow, TimelineEntry } from "@linkedpotential/contract/leads/schema";

export type Note = TimelineEntry extends infer Entry
  ? Entry extends object
    ? Omit<Entry, "id" | "at">
    : never
  : never;

const entriesMax = 1000;
const entriesKept = 900;
/** DynamoDB items are limited to 400 KB. */
const bytesMax = 320_000;
const bytesKept = 260_000;
/** Above the number of notes that one change can cause. */
const entriesPerRevision = 8;

/** Turns notes into entries with ids that are unique within the lead and ascend. */
export const entriesOf = (notes: readonly Note[], revision: number, at: string): TimelineEntry[] =>
  notes.map((note, index) => ({ id: revision * entriesPerRevision + index, at, ...note }));

const bytesOf = (entry: TimelineEntry): number => Buffer.byteLength("text" in entry ? entry.text : "") + 100;

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

export const notesOfCreation = ({ followUpDate }: Noted): Note[] => [
  { type: "created" },
  ...(followUpDate === null ? [] : [followUpSet(followUpDate)]),
];

export function notesOfChange(before: Noted, after: Noted): Note[] {
  const notes: Note[] = [];
  if (before.status !== after.status) notes.push({ type: "status_changed", from: before.status, to: after.status });
  if (after.followUpDate !== null && before.followUpDate !== after.followUpDate) {
    notes.push(followUpSet(after.followUpDate));
  }
  if (after.followUpCompleted && !before.followUpCompleted) {
    notes.push({ type: "follow_up_done", ...(after.followUpDate !== null && { date: after.followUpDate }) });
  }
  return notes;
}

const followUpSet = (date: string): Note => ({ type: "follow_up_set", date });
