import { graceDays, withdrawalDays } from "@linkedpotential/contract/billing/deadlines";
import { addDays, berlinInstant, today, weekdayOf } from "@linkedpotential/contract/dates";
import type { ProvidedAccount } from "../../payment/payments.ts";
import type { ProvidedSubscription } from "../../payment/provided.ts";
import type { StoredSubscription } from "../subscription.entity.ts";

export const stateFields = [
  ...(["status", "isPremium", "subscriptionId", "startedAt", "periodStart", "periodEnd"] as const),
  ...(["isCancelled", "cardBrand", "cardLast4", "disputeId", "disputeState", "disputeDueBy"] as const),
  ...(["disputeAmount", "disputeReason", "disputePayment", "due", "nextCheckAt"] as const),
] as const;
export type ContractState = Pick<StoredSubscription, (typeof stateFields)[number]>;

const dayMs = 24 * 60 * 60 * 1000;
const hourMs = 60 * 60 * 1000;

const running: readonly ProvidedSubscription["status"][] = ["active", "trialing", "past_due", "unpaid"];

export const isRunning = ({ status }: { status: ProvidedSubscription["status"] }): boolean => running.includes(status);

/**
 * Returns the account's contract: the newest running one, else the newest ended one. If its start is already stored
 * (`known`), the stored start is used, because the provider lists recent invoices only.
 */
export function contractOf(
  { subscriptions, invoices }: Pick<ProvidedAccount, "subscriptions" | "invoices">,
  known: Pick<ContractState, "subscriptionId" | "startedAt">,
): ProvidedSubscription | undefined {
  const newestFirst = subscriptions.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  const contract = newestFirst.find(isRunning) ?? newestFirst.find(({ status }) => status === "canceled");
  if (!contract) return undefined;
  const [firstPaid] = invoices
    .flatMap(({ subscriptionId, paidAt }) => (subscriptionId === contract.id && paidAt ? [paidAt] : []))
    .toSorted();
  const remembered = known.subscriptionId === contract.id ? known.startedAt : undefined;
  return { ...contract, startedAt: remembered ?? firstPaid ?? contract.startedAt };
}

export const graceEndOf = (periodStart: string): string =>
  new Date(Date.parse(periodStart) + graceDays * dayMs).toISOString();

/**
 * Returns the end of the withdrawal period: the end of the fourteenth day after the conclusion of the contract, in
 * Berlin time (§§ 187, 188 BGB). A period that ends on a Saturday or Sunday lasts until the end of Monday (§ 193).
 * Public holidays differ by federal state and are ignored here; the support team handles them.
 */
export function withdrawableUntil(startedAt: string): string {
  const fourteenth = addDays(today(new Date(startedAt)), withdrawalDays);
  const daysToMonday = 8 - weekdayOf(fourteenth);
  const lastDay = daysToMonday <= 2 ? addDays(fourteenth, daysToMonday) : fourteenth;
  return berlinInstant(addDays(lastDay, 1), "00:00").toISOString();
}

export function stateOf(contract: ProvidedSubscription | undefined, now: Date): ContractState {
  if (!contract) return { status: "none", isPremium: false, isCancelled: false };
  const { id: subscriptionId, startedAt, periodStart, periodEnd, isCancelled, card, endedAt } = contract;
  const known = {
    ...{ subscriptionId, startedAt, periodStart },
    ...(card && { cardBrand: card.brand, cardLast4: card.last4 }),
  };
  if (!isRunning(contract)) {
    return { ...known, status: "canceled", isPremium: false, isCancelled, periodEnd: endedAt ?? periodEnd };
  }
  const isPaid = contract.status === "active" || contract.status === "trialing";
  const graceEnd = graceEndOf(periodStart);
  const isPremium = isPaid || now.toISOString() < graceEnd;
  // The contract is checked in case an event of the provider got lost: an hour after the next expected event, or a day
  // from now if all expected events are overdue.
  const expected = [periodEnd, ...(isPaid ? [] : [graceEnd])].map((at) => Date.parse(at) + hourMs);
  const next = expected.filter((at) => at > now.getTime());
  const nextCheckAt = new Date(next.length > 0 ? Math.min(...next) : now.getTime() + dayMs).toISOString();
  const check = { due: "due", nextCheckAt } as const;
  return { ...known, ...check, status: isPaid ? "active" : "past_due", isPremium, isCancelled, periodEnd };
}
