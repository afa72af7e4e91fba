import type { CompanyDay, DayChange, DayValues, SavedDays } from "@linkedpotential/contract/business/company/schema";
import { countCharacters } from "@linkedpotential/contract/characters";
import { isExcessiveCount } from "../../../features/kpis/days/counts.ts";
import { byDate, countFields, type DayField, dayFields, fieldMax, type KpiDay } from "../../../parts/kpis/kpi-day.ts";

/** Changes of own days that the server has not stored yet, by id of the day. */
export type PendingDays = Readonly<Record<string, Pick<DayChange, "before" | "after">>>;

/** @internal */
export const nothingPending: PendingDays = {};

/** Returns null when the server has stored everything. */
export const writePending = (pending: PendingDays): string | null =>
  Object.keys(pending).length === 0 ? null : JSON.stringify(pending);

/** Parses the stored text. Returns nothing when it is not valid JSON. */
export function readPending(text: string | null): PendingDays {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as PendingDays) : {};
  } catch {
    return {};
  }
}

const fields = ["date", ...dayFields] as const;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the server refuses these characters
const controlCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

const valuesOf = (day: KpiDay): DayValues =>
  Object.fromEntries(fields.map((field) => [field, day[field].replace(controlCharacters, "")])) as DayValues;

const isSameDay = (one: DayValues, other: DayValues): boolean => fields.every((field) => one[field] === other[field]);

/** Returns the member's days as the person sees them: those of the server, with the pending changes. */
export function ownDays(stored: readonly CompanyDay[], pending: PendingDays, memberId: number): CompanyDay[] {
  const changed = Object.entries(pending).flatMap(([id, { after }]) => (after ? [{ id, memberId, ...after }] : []));
  return [...stored.filter((day) => day.memberId === memberId && !(day.id in pending)), ...changed].toSorted(byDate);
}

/** Records the difference between two states of the own days. */
export function withDifference(pending: PendingDays, from: readonly KpiDay[], to: readonly KpiDay[]): PendingDays {
  const before = new Map(from.map((day) => [day.id, valuesOf(day)]));
  const after = new Map(to.map((day) => [day.id, valuesOf(day)]));
  const changes: Record<string, PendingDays[string]> = { ...pending };
  for (const id of new Set([...before.keys(), ...after.keys()])) {
    const [old, next] = [before.get(id), after.get(id)];
    if (old && next ? isSameDay(old, next) : old === next) continue;
    const known = pending[id] ? pending[id].before : (old ?? null);
    changes[id] = { before: known, after: next ?? null };
  }
  return changes;
}

/**
 * Returns the fields that the server refuses: texts that are too long, and new figures that are too large. A larger figure
 * that is stored already may remain.
 */
function refusedFields({ before, after }: PendingDays[string]): DayField[] {
  if (!after) return [];
  const isTooLong = (field: DayField) => countCharacters(after[field]) > fieldMax[field];
  const tooLarge = countFields.filter((field) => isExcessiveCount(after[field]) && after[field] !== before?.[field]);
  return dayFields.filter((field) => isTooLong(field) || tooLarge.some((one) => one === field));
}

/** Returns the fields that wait until they are shortened or made smaller. */
export const unsavedFields = (pending: PendingDays): { date: string; field: DayField }[] =>
  Object.values(pending).flatMap((change) =>
    refusedFields(change).map((field) => ({ date: change.after?.date ?? "", field })),
  );

/**
 * Returns the next changes to send. A field that the server refuses waits until it is corrected. The other fields of its
 * day are sent.
 */
export function nextChanges(pending: PendingDays, max: number): DayChange[] {
  return Object.entries(pending)
    .flatMap(([id, change]) => sendable({ id, ...change }) ?? [])
    .slice(0, max);
}

/** Leaves out the fields that the server refuses. Returns null if nothing else was changed. */
function sendable({ id, before, after }: DayChange): DayChange | null {
  const refused = refusedFields({ before, after });
  if (!after || refused.length === 0) return { id, before, after };
  const stored = Object.fromEntries(refused.map((field) => [field, before?.[field] ?? ""]));
  const accepted = { ...after, ...stored };
  return before && isSameDay(before, accepted) ? null : { id, before, after: accepted };
}

/** Removes the changes that were sent. A day that was changed again since then is based on the stored values. */
export function withoutSent(pending: PendingDays, sent: readonly DayChange[], { saved }: SavedDays): PendingDays {
  const left: Record<string, PendingDays[string]> = { ...pending };
  for (const { id, after } of sent) {
    const now = pending[id];
    if (!now) continue;
    const isUnchanged = after && now.after ? isSameDay(after, now.after) : after === now.after;
    const stored = saved.find((day) => day.id === id);
    if (isUnchanged) delete left[id];
    else left[id] = { before: stored ? valuesOf(stored) : null, after: now.after };
  }
  return left;
}

/** Puts the answer of the server into the list of all days. */
export function withSaved(stored: readonly CompanyDay[], { saved, deleted }: SavedDays): CompanyDay[] {
  const gone = new Set([...deleted, ...saved.map(({ id }) => id)]);
  return [...stored.filter(({ id }) => !gone.has(id)), ...saved];
}
