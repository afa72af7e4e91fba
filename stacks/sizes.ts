import type { RouteId } from "@linkedpotential/contract/endpoints";
import type { LambdaId } from "@linkedpotential/contract/grants";

interface Size {
  memoryMb: number;
  timeoutSeconds: number;
}

/**
 * Maximum timeout of a route in seconds. API Gateway times out after 30 seconds, and Lambdas end earlier so that they
 * can write their log line.
 */
const longestAnswer = 29;

/** Size of most Lambdas. They mainly wait for DynamoDB, so more memory would not make them faster. */
const ordinary: Size = { memoryMb: 512, timeoutSeconds: 10 };
/** Size of Lambdas that hash a password, which needs a whole CPU. Lambda provides one with 1,769 MB. */
const password: Size = { memoryMb: 1769, timeoutSeconds: 15 };
const bulk: Size = { memoryMb: 1024, timeoutSeconds: longestAnswer };
/** Size of scheduled Lambdas, which read the due items of the whole table. */
const sweep: Size = { memoryMb: 512, timeoutSeconds: 300 };
/**
 * Size of workers, which process the messages of a queue. A worker must end before its claim of a mail expires
 * (`claimMs` in core/src/idempotency/run-once.ts).
 */
const working: Size = { memoryMb: 512, timeoutSeconds: 30 };

/** Size of Lambdas that call the payment provider, up to three times (core/src/payment/client.ts). */
const paying: Size = { memoryMb: 512, timeoutSeconds: longestAnswer };

const special: Partial<Record<LambdaId, Size>> = {
  "auth/login": password,
  "auth/register": password,
  "auth/register-business": password,
  "business/register-member": password,
  "auth/reset-password": password,
  "auth/change-password": password,
  "user/delete": password,
  "profile/update": password,
  "leads/import": bulk,
  "leads/undo-import": bulk,
  "leads/export": bulk,
  "leads/export-selected": bulk,
  "billing/create-payment-intent": paying,
  "billing/cancel-subscription": paying,
  "billing/reactivate": paying,
  "billing/begin-card-change": paying,
  "billing/use-card": paying,
  "accounts/end-subscription": paying,
  "accounts/refund-payment": paying,
  "user/read-export": bulk,
  // These hold a file of 3 MB in memory, also in Base64.
  "request-messages/send": bulk,
  "request-messages/get-attachment": bulk,
  "schedules/event-reminders": sweep,
  "schedules/offered-seats": sweep,
  "schedules/check-contracts": sweep,
  "schedules/deleted-accounts": sweep,
  "schedules/unverified-accounts": sweep,
  "schedules/failed-exports": sweep,
  "schedules/index-accounts": sweep,
  "workers/mails": working,
  "workers/bulk-mails": working,
  "workers/notices": working,
  // This worker holds a part of an exported file in memory, which is some MB.
  "workers/accounts": { ...working, memoryMb: 1024 },
};

export const sizeOf = (id: LambdaId): Size => special[id] ?? ordinary;

/**
 * Maximum number of requests per second over all callers, to limit the costs. The firewall (`edge.ts`) and
 * `rate-limit.ts` stop a single address earlier.
 */
export const stageLimits = { throttlingRateLimit: 2000, throttlingBurstLimit: 4000 };

/** Limits for routes that check passwords or codes. 200 sign-ins per second occupy 40 CPUs. */
const guessed = { throttlingRateLimit: 200, throttlingBurstLimit: 400 };
const bulky = { throttlingRateLimit: 50, throttlingBurstLimit: 100 };
/**
 * Limits for registrations for a live training. Concurrent registrations wait for each other, so more of them would
 * occupy all Lambdas of the AWS account.
 */
const seats = { throttlingRateLimit: 100, throttlingBurstLimit: 200 };
const mailed = { throttlingRateLimit: 20, throttlingBurstLimit: 40 };

/** Lower limits for routes that hash passwords, send mails, accept files or write an item that all users share. */
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
  "business/register-member": guessed,
  "business/invite": mailed,
  "business/resend-invitation": mailed,
  "auth/resend-verification": mailed,
  "auth/forgot-password": mailed,
  "support/send": mailed,
  "support/report-barrier": mailed,
  "support/request-call": mailed,
  "call-requests/reply": mailed,
  "support/report-crash": bulky,
  "billing/webhook": bulky,
  "billing/cancel-contract": mailed,
  "billing/withdraw": mailed,
  "billing/confirm-declaration": mailed,
  "live-trainings/register": seats,
  "leads/import": bulky,
  "leads/undo-import": bulky,
  "leads/export": bulky,
  "leads/export-selected": bulky,
  "user/request-export": bulky,
  "user/read-export": bulky,
};
