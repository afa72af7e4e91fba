import { createHmac } from "node:crypto";
import { projectRequestsPerDay } from "@linkedpotential/contract/project-requests/limits";
import type { Context, RequestContext } from "../../context.ts";
import { ttlOf } from "../../db/store.ts";
import { isRefused, transact } from "../../db/transact.ts";
import { DomainError } from "../../errors.ts";
import { networkOf } from "./network-of.ts";
import { counters, RateLimitEntity } from "./rate-limit.entity.ts";

const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;
const addressWindowMs = 15 * minute;

const limits = {
  // Sign-in attempts per address (D63): for each known browser, for each network, and for all unknown browsers
  // together.
  "login-device": { max: 10, windowMs: 15 * minute },
  "login-network": { max: 10, windowMs: 15 * minute },
  login: { max: 100, windowMs: hour },
  // High enough for repeated clicks, so that a repeated registration reports the existing account instead of a rate
  // limit.
  register: { max: 30, windowMs: hour },
  "resend-verification": { max: 5, windowMs: hour },
  "forgot-password": { max: 5, windowMs: hour },
  "reset-password": { max: 30, windowMs: hour },
  "change-password": { max: 10, windowMs: 15 * minute },
  "change-email": { max: 10, windowMs: hour },
  "upload-picture": { max: 20, windowMs: hour },
  "export-account": { max: 20, windowMs: hour },
  "delete-account": { max: 10, windowMs: 15 * minute },
  support: { max: 10, windowMs: hour },
  // Counted per owner: each invitation and each repeated mail.
  "invite-member": { max: 40, windowMs: hour },
  "report-barrier": { max: 5, windowMs: hour },
  "request-call": { max: 5, windowMs: hour },
  "request-call-network": { max: 10, windowMs: hour },
  // Counted per address, because anybody can enter a stranger's address.
  "confirm-call-request": { max: 1, windowMs: day },
  report: { max: 20, windowMs: hour },
  // Counted per sender and post. A withdrawn request can be sent again, and each request mails the author of the post.
  "collaboration-request": { max: 5, windowMs: day },
  // Counted per business. Each request mails a freelancer.
  "project-request": { max: projectRequestsPerDay, windowMs: day },
  // Counted per author. Most messages send no mail.
  "request-message": { max: 60, windowMs: hour },
  "attach-file": { max: 20, windowMs: hour },
  "declare-contract": { max: 10, windowMs: hour },
  // Counted per admin: each page of an account search, its total, and each lookup of addresses.
  "search-accounts": { max: 600, windowMs: hour },
  // Counted per admin: each message to a single person, also those to several selected people.
  "message-account": { max: 2000, windowMs: hour },
  "declare-contract-network": { max: 10, windowMs: hour },
  // Counted per account. Calendar programs fetch a feed every few minutes at most, from several devices.
  "calendar-feed": { max: 120, windowMs: hour },
} as const;

export type GuardedAction = keyof typeof limits;

/**
 * Returns the HMAC key for the counters. It is derived from the secret that the distribution sends with each request,
 * so that no further secret is needed. The local stack has no such secret and uses an empty text.
 */
const windowKey = ({ config }: Context): Buffer =>
  createHmac("sha256", config.originKeys[0] ?? "")
    .update("rate-limit")
    .digest();

function windowOf(ctx: Context, action: string, subject: string, windowMs: number) {
  const now = ctx.now().getTime();
  const start = Math.floor(now / windowMs) * windowMs;
  const window = createHmac("sha256", windowKey(ctx)).update(`${action}\n${subject}\n${start}`).digest("hex");
  return { window, ttl: ttlOf(start + windowMs), leftMs: start + windowMs - now };
}

async function count(ctx: Context, action: string, subject: string, max: number, windowMs: number): Promise<void> {
  const { window, ttl, leftMs } = windowOf(ctx, action, subject, windowMs);
  try {
    await RateLimitEntity.upsert({ window, ttl })
      .add({ count: 1 })
      .where((attempts, { notExists, lt }) => `${notExists(attempts.count)} OR ${lt(attempts.count, max)}`)
      .go();
  } catch (error) {
    if (!isRefused(error)) throw error;
    throw refusal(leftMs);
  }
}

export type Count = readonly [GuardedAction, string];
type Parts = Parameters<Parameters<(typeof counters)["transaction"]["write"]>[0]>[0];

/**
 * Returns the transaction part that counts an attempt. The part fails when the limit is reached. If the transaction
 * fails for any reason, the attempt is not counted.
 */
export function countPart({ counter }: Parts, ctx: Context, [action, subject]: Count) {
  const { max, windowMs }: { max: number; windowMs: number } = limits[action];
  const { window, ttl } = windowOf(ctx, action, subject, windowMs);
  return counter
    .upsert({ window, ttl })
    .add({ count: 1 })
    .where((at, { notExists, lt }) => `${notExists(at.count)} OR ${lt(at.count, max)}`)
    .commit();
}

export const rateLimited = (ctx: Context, [action, subject]: Count): DomainError =>
  refusal(windowOf(ctx, action, subject, limits[action].windowMs).leftMs);

/**
 * Counts an attempt in several limits, or in none if one of them is reached. Attempts refused for one network therefore
 * do not use up the limit that all networks share.
 * @throws `request.rate_limited`
 */
export const countTogether = (ctx: RequestContext, counts: readonly [Count, ...Count[]]): Promise<void> =>
  transact(
    counters,
    (parts) => Object.fromEntries(counts.map((one) => [one.join(" "), countPart(parts, ctx, one)])),
    (name) => rateLimited(ctx, counts.find((one) => one.join(" ") === name) ?? counts[0]),
  );

const refusal = (leftMs: number): DomainError =>
  new DomainError("request.rate_limited", { retryAfterSeconds: leftMs / 1000 });

type CountedByAddress =
  | "verify-email"
  | "confirm-email"
  | "revert-email"
  | "report-crash"
  | "follow-up-link"
  | "invitation-link"
  | "account-lock";

/**
 * Counts an attempt for the caller's network. Everybody in the network shares this limit (D5).
 * @throws `request.rate_limited`
 */
export const countAddress = (ctx: RequestContext, action: GuardedAction | CountedByAddress) =>
  count(ctx, `${action} address`, networkOf(ctx.address), ctx.config.rateLimitPerAddress, addressWindowMs);

export function countSubject(ctx: RequestContext, action: GuardedAction, subject: string): Promise<void> {
  const { max, windowMs } = limits[action];
  return count(ctx, action, subject, max, windowMs);
}

export async function countAttempt(ctx: RequestContext, action: GuardedAction, subject: string): Promise<void> {
  await Promise.all([countAddress(ctx, action), countSubject(ctx, action, subject)]);
}

export async function resetAttempts(ctx: Context, action: GuardedAction, subject: string): Promise<void> {
  const { window } = windowOf(ctx, action, subject, limits[action].windowMs);
  await RateLimitEntity.delete({ window }).go();
}

/** Deletes the subject's counters in the current time windows. Counters of earlier windows have already expired. */
export async function deleteAttemptCounters(ctx: Context, subject: string): Promise<void> {
  const actions = Object.keys(limits) as GuardedAction[];
  await Promise.all(actions.map((action) => resetAttempts(ctx, action, subject)));
}
