import { availableParallelism } from "node:os";

/**
 * Number of test processes that run at the same time. There is one more than cores, because tests also wait for the
 * database or the browser. The maximum is eight, because all share one database and one stack.
 */
export const testWorkers = Math.min(availableParallelism() + 1, 8);
