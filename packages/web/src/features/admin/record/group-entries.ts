import type { AdminActionEntry } from "@linkedpotential/contract/admin/schema";

/** Fewer entries are easier to read one by one. */
const groupMin = 3;

/** Maximum time in milliseconds between two entries of a group. Messages to 1,000 accounts take minutes. */
const pauseMax = 60_000;

/**
 * Groups successive entries about accounts, newest first, in which an admin did the same for the same reason, such as
 * a message to many. All other entries are groups of one.
 */
export function groupEntries(entries: readonly AdminActionEntry[]): AdminActionEntry[][] {
  const runs: AdminActionEntry[][] = [];
  for (const entry of entries) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (last && isContinued(last, entry)) run?.push(entry);
    else runs.push([entry]);
  }
  return runs.flatMap((run) => (run.length < groupMin ? run.map((entry) => [entry]) : [run]));
}

const isContinued = (newer: AdminActionEntry, older: AdminActionEntry): boolean =>
  newer.action.startsWith("account.") &&
  newer.action === older.action &&
  newer.admin === older.admin &&
  newer.note === older.note &&
  Date.parse(newer.at) - Date.parse(older.at) <= pauseMax;
