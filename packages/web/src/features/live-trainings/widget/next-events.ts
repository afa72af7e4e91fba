import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";

/** The soonest event, and the soonest of one's own; where both are one, the next one (D52). */
export function nextEvents(events: readonly LiveTraining[], ownIds: ReadonlySet<number>, now: Date): LiveTraining[] {
  const future = events
    .filter(({ startsAt }) => new Date(startsAt) > now)
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt) || a.id - b.id);
  const [soonest, ...later] = future;
  if (!soonest) return [];
  const own = ownIds.has(soonest.id) ? undefined : later.find(({ id }) => ownIds.has(id));
  const second = own ?? later[0];
  return second ? [soonest, second] : [soonest];
}
