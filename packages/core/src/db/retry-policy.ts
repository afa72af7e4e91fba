import type { RetryPolicy } from "../retry.ts";

/** How often one call is sent to DynamoDB. The pauses add up to 2.1 s at most, 1.1 s on average. */
export const storePolicy: RetryPolicy = { attempts: 9, firstMs: 20, longestMs: 500 };
