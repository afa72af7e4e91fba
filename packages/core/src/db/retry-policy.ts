import type { RetryPolicy } from "../retry.ts";

/** Attempts of a call to DynamoDB. Pauses add up to at most 2.1 s, 1.1 s on average. */
export const storePolicy: RetryPolicy = { attempts: 9, firstMs: 20, longestMs: 500 };
