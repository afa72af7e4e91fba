import type { OutboxDetail } from "@linkedpotential/contract/outbox";
import { type ContractState, graceEndOf } from "./contract-state.ts";

type Type =
  | "subscription.started"
  | "subscription.cancelled"
  | "subscription.reactivated"
  | "subscription.payment-failed"
  | "subscription.ended"
  | "subscription.disputed";
export type BillingNews = { [Each in Type]: { type: Each; detail: OutboxDetail<Each> } }[Type];

const runs = ({ status }: Pick<ContractState, "status">): boolean => status === "active" || status === "past_due";

/**
 * Derives the events between two states of a contract. Each change yields one event, however many provider events led
 * to it.
 */
export function newsOf(userId: number, before: ContractState, after: ContractState): BillingNews[] {
  const ran = before.subscriptionId === after.subscriptionId && runs(before);
  const running = runs(after) ? runningNews(userId, ran ? before : undefined, after) : [];
  return [...running, ...disputeNews(userId, before, after), ...endingNews(userId, before, after)];
}

function disputeNews(userId: number, before: ContractState, { disputeId }: ContractState): BillingNews[] {
  if (disputeId === undefined || disputeId === before.disputeId) return [];
  return [{ type: "subscription.disputed", detail: { userId, disputeId } }];
}

/** `before` is a state of the same contract. Undefined for a new one. */
function runningNews(userId: number, before: ContractState | undefined, after: ContractState): BillingNews[] {
  const { status, isCancelled, startedAt = "", periodStart = "", periodEnd = "" } = after;
  const news: BillingNews[] = [];
  if (!before) news.push({ type: "subscription.started", detail: { userId, startedAt } });
  if (isCancelled !== (before?.isCancelled ?? false)) {
    news.push(
      isCancelled
        ? { type: "subscription.cancelled", detail: { userId, endsAt: periodEnd } }
        : { type: "subscription.reactivated", detail: { userId, renewsAt: periodEnd } },
    );
  }
  if (status === "past_due" && before?.status !== "past_due") {
    news.push({ type: "subscription.payment-failed", detail: { userId, graceEndsAt: graceEndOf(periodStart) } });
  }
  return news;
}

/**
 * Reports the end of Premium. It also ends with the grace period, while the provider still tries to collect the
 * payment.
 */
function endingNews(userId: number, before: ContractState, after: ContractState): BillingNews[] {
  if (!before.isPremium || after.isPremium) return [];
  return [{ type: "subscription.ended", detail: { userId, reason: reasonOf(before, after) } }];
}

function reasonOf(before: ContractState, after: ContractState): OutboxDetail<"subscription.ended">["reason"] {
  if (after.disputeState === "lost") return "disputed";
  return after.status === "past_due" || before.status === "past_due" ? "unpaid" : "cancelled";
}
