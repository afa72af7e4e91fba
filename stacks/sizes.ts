import type { RouteId } from "@linkedpotential/contract/endpoints";
import type { LambdaId } from "@linkedpotential/contract/grants";

interface Size {
  memoryMb: number;
  timeoutSeconds: number;
}

/** API Gateway gives up after 30 seconds; a Lambda ends before it, so that its log line is written. */
const longestAnswer = 29;

/** Waits for DynamoDB most of the time: more memory would not answer sooner. */
const ordinary: Size = { memoryMb: 512, timeoutSeconds: 10 };
/** Hashes a password: a whole processor, which Lambda gives with 1,769 MB. */
const password: Size = { memoryMb: 1769, timeoutSeconds: 15 };
const bulk: Size = { memoryMb: 1024, timeoutSeconds: longestAnswer };
/** Goes through the whole table's due items; nobody waits for it. */
const sweep: Size = { memoryMb: 512, timeoutSeconds: 300 };
/** Takes the messages of a queue. Ends before the claim of a mail does (`claimMs` in core/src/idempotency/run-once.ts). */
const working: Size = { memoryMb: 512, timeoutSeconds: 30 };

/** Waits for the payment provider, up to three times (core/src/payment/client.ts). */
const paying: Size = { memoryMb: 512, timeoutSeconds: longestAnswer };

const special: Partial<Record<LambdaId, Size>> = {
  "auth/login": password,
  "auth/register": password,
  "auth/register-business": password,
  "auth/reset-password": password,
  "auth/change-password": password,
  "user/delete": password,
  "profile/update": password,
  "leads/import": bulk,
  "leads/export": bulk,
  "billing/create-payment-intent": paying,
  "billing/cancel-subscription": paying,
  "billing/reactivate": paying,
  "billing/begin-card-change": paying,
  "billing/use-card": paying,
  "user/read-export": bulk,
  "schedules/event-reminders": sweep,
  "schedules/offered-seats": sweep,
  "schedules/check-contracts": sweep,
  "schedules/deleted-accounts": sweep,
  "schedules/unverified-accounts": sweep,
  "schedules/failed-exports": sweep,
  "workers/mails": working,
  "workers/bulk-mails": working,
  "workers/notices": working,
  // A part of somebody's file, some MB, is in memory while it is written.
  "workers/accounts": { ...working, memoryMb: 1024 },
};

export const sizeOf = (id: LambdaId): Size => special[id] ?? ordinary;

/** Requests a second, over all callers: they bound the bill. `edge.ts` and `rate-limit.ts` stop one address before. */
export const stageLimits = { throttlingRateLimit: 2000, throttlingBurstLimit: 4000 };

/** 200 sign-ins a second occupy 40 processors. */
const guessed = { throttlingRateLimit: 200, throttlingBurstLimit: 400 };
const bulky = { throttlingRateLimit: 50, throttlingBurstLimit: 100 };
/** A sought-after live event: more at a time would occupy the Lambdas of the whole account while they wait for one another. */
const seats = { throttlingRateLimit: 100, throttlingBurstLimit: 200 };
const mailed = { throttlingRateLimit: 20, throttlingBurstLimit: 40 };

/** Lower limits for routes that hash passwords, send mails, take files or write one item for everybody. */
export const routeLimits: Partial<Record<RouteId, typeof stageLimits>> = {
  "auth/login": guessed,
  "auth/change-password": guessed,
  "user/delete": guessed,
  "auth/reset-password": guessed,
  "auth/verify-email": guessed,
  "auth/confirm-email": guessed,
  "auth/revert-email": guessed,
  "auth/register": mailed,
  "auth/register-business": mailed,
  "auth/resend-verification": mailed,
  "auth/forgot-password": mailed,
  "support/send": mailed,
  "support/report-barrier": mailed,
  "support/report-crash": bulky,
  "billing/webhook": bulky,
  "billing/cancel-contract": mailed,
  "billing/withdraw": mailed,
  "billing/confirm-declaration": mailed,
  "live-trainings/register": seats,
  "leads/import": bulky,
  "leads/export": bulky,
  "user/request-export": bulky,
  "user/read-export": bulky,
};
