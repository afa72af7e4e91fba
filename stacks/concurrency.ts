import type { WorkerId } from "@linkedpotential/contract/background";

interface Concurrency {
  batchSize: number;
  /** Maximum number of concurrent Lambdas. SQS allows 2 to 1,000. */
  maxConcurrency: number;
}

/** Estimated time per mail in seconds, including its reads and writes. */
const mailSeconds = 0.2;
const batchMax = 10;

/**
 * Shares of the SES rate. Bulk mails leave capacity for mails that somebody waits for and for mails that routes send.
 */
const shares = { "workers/mails": 0.25, "workers/bulk-mails": 0.75 } as const;

/**
 * Workers whose concurrency does not depend on the SES rate. Notices send no mails. Accounts hold files and pages of
 * accounts in memory and get few messages at a time.
 */
const unlimited = {
  "workers/notices": { batchSize: batchMax, maxConcurrency: 10 },
  "workers/accounts": { batchSize: 1, maxConcurrency: 5 },
} as const;

/** Returns the batch size and concurrency of a worker. For mail workers they follow from the rate that SES accepts. */
export function concurrencyOf(id: WorkerId, mailsPerSecond: number): Concurrency {
  if (id === "workers/notices" || id === "workers/accounts") return unlimited[id];
  const mailsAtOnce = Math.max(2, Math.floor(mailsPerSecond * shares[id] * mailSeconds));
  // At least two Lambdas run, so a batch contains at most half of the concurrent mails.
  const batchSize = Math.min(batchMax, Math.floor(mailsAtOnce / 2));
  return { batchSize, maxConcurrency: Math.min(1000, Math.floor(mailsAtOnce / batchSize)) };
}
