import { withCallHooks } from "@linkedpotential/core/outbound-calls";

export interface RoundTrips {
  /** Calls to the store of which each waited for the one before: what they cost in latency. */
  inSeries: number;
  /** Every call, in the order in which they left. */
  actions: string[];
}

/** Runs work and counts its calls to the store (performance target P4). Calls side by side count as one in series. */
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
