import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";

/** Sorts events by start: past ones latest first, upcoming ones soonest first. */
export function sortEvents(events: readonly LiveTraining[], isPast: boolean): LiveTraining[] {
  const ascending = events.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt) || a.id - b.id);
  return isPast ? ascending.reverse() : ascending;
}
