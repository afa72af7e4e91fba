import { withCallHooks } from "@linkedpotential/core/outbound-calls";

export interface RoundTrips {
  /** Number of sequential database calls. It determines the latency. */
  inSeries: number;
  /** All database calls in the order in which they were sent. */
  actions: string[];
}

/** Runs work and counts its database calls (performance target P4). Concurrent calls count as one sequential call. */
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
