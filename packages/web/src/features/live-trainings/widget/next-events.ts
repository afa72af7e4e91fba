import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";

/**
 * Returns the next event and the next one for which the person is registered. If both are the same or there is no
 * registration, returns the next two events (D52).
 */
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
