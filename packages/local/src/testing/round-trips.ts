import { withCallHooks } from "@linkedpotential/core/outbound-calls";

export interface RoundTrips {
  /** Number of database calls that wait for one another. It determines the latency. */
  inSeries: number;
  /** Names of all database calls, in the order in which they were sent. */
  actions: string[];
}

/** Runs work and counts its database calls. Calls at the same time count as one (performance target P4). */
export async function countRoundTrips(work: () => Promise<unknown>): Promise<RoundTrips> {
  const trips: RoundTrips = { inSeries: 0, actions: [] };
  let answered = 0;
  const observe = (action: string) => {
    trips.actions.push(action);
    const depth = answered + 1;
    trips.inSeries = Math.max(trips.inSeries, depth);
    return () => {
      answered = Math.max(answered, depth);
    };
  };
  await withCallHooks({ observe }, work);
  return trips;
}
