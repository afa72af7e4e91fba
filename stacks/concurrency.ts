import type { WorkerId } from "@linkedpotential/contract/background";

interface Concurrency {
  batchSize: number;
  /** Maximum number of concurrent Lambdas of the worker. SQS allows 2 to 1,000. */
  maxConcurrency: number;
}

/** Estimated time that a worker needs per mail in seconds, including database calls. */
const mailSeconds = 0.2;
const batchMax = 10;

/** Shares of the SES sending rate. A quarter is reserved for mails that a person is waiting for. */
const shares = { "workers/mails": 0.25, "workers/bulk-mails": 0.75 } as const;

/**
 * Workers whose concurrency does not depend on the SES rate. The notices worker sends no mails. The accounts worker
 * holds large files and pages in memory, so it gets one message at a time.
 */
const unlimited = {
  "workers/notices": { batchSize: batchMax, maxConcurrency: 10 },
  "workers/accounts": { batchSize: 1, maxConcurrency: 5 },
} as const;

/**
 * Returns the batch size and concurrency of a worker. For workers that send mail, both follow from the rate that SES
 * accepts.
 */
export function concurrencyOf(id: WorkerId, mailsPerSecond: number): Concurrency {
  if (id === "workers/notices" || id === "workers/accounts") return unlimited[id];
  const mailsAtOnce = Math.max(2, Math.floor(mailsPerSecond * shares[id] * mailSeconds));
  // SQS requires at least two Lambdas, so one batch may contain at most half of the concurrent mails.
  const batchSize = Math.min(batchMax, Math.floor(mailsAtOnce / 2));
  return { batchSize, maxConcurrency: Math.min(1000, Math.floor(mailsAtOnce / batchSize)) };
}
