import type { WorkerId } from "@linkedpotential/contract/background";

interface Concurrency {
  /** Messages that a Lambda handles at the same time. */
  batchSize: number;
  /** Lambdas that run at the same time; SQS allows 2 to 1,000. */
  maxConcurrency: number;
}

/** Time that a mail takes, with its reads and writes, in seconds. */
const mailSeconds = 0.2;
const batchMax = 10;

/** The mornings' mails leave room for those that somebody waits for, and for those that routes send. */
const shares = { "workers/mails": 0.25, "workers/bulk-mails": 0.75 } as const;

/** The first one sends no mails. The second one holds files and pages of accounts in memory, and few of its messages come at once. */
const unlimited = {
  "workers/notices": { batchSize: batchMax, maxConcurrency: 10 },
  "workers/accounts": { batchSize: 1, maxConcurrency: 5 },
} as const;

/** How many messages of a queue are handled at the same time. Mails follow from the rate at which SES takes them. */
export function concurrencyOf(id: WorkerId, mailsPerSecond: number): Concurrency {
  if (id === "workers/notices" || id === "workers/accounts") return unlimited[id];
  const mailsAtOnce = Math.max(2, Math.floor(mailsPerSecond * shares[id] * mailSeconds));
  // Two Lambdas run in any case, so a batch is at most half of what may be under way.
  const batchSize = Math.min(batchMax, Math.floor(mailsAtOnce / 2));
  return { batchSize, maxConcurrency: Math.min(1000, Math.floor(mailsAtOnce / batchSize)) };
}
