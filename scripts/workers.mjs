import { availableParallelism } from "node:os";

/**
 * Number of concurrent test processes. One more than there are cores, because tests also wait for the database or the
 * browser; at most eight, because all use one database and one stack.
 */
export const testWorkers = Math.min(availableParallelism() + 1, 8);
