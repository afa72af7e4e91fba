/** `Source` of everything the product itself puts on its bus. */
export const eventSource = "linkedpotential";

/** Most leads that one event names: far more than a mail shows, far less than an event may weigh. */
export const leadIdsMax = 1000;

/** What is told on the bus, by type: facts in the past tense, ids instead of personal data. */
export interface BusEvents {
  /** A person's open follow-ups of one day (`yyyy-MM-dd`) are due; the oldest leads first, `leadIdsMax` at most. */
  "user.follow_ups_due": { userId: number; date: string; leadIds: number[] };
}

export type EventType = keyof BusEvents;
