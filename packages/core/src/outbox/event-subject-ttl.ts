import { ttlOf } from "../db/store.ts";

/** Time in milliseconds for which the subject of an event is kept: 60 days, longer than any queue keeps the event. */
const retentionMs = 60 * 24 * 60 * 60 * 1000;

/**
 * Returns the time to live of an item that is kept only for an event about it, such as a message that was sent. A
 * redelivered event still finds the item.
 */
export const eventSubjectTtl = (now: Date): number => ttlOf(now.getTime() + retentionMs);
