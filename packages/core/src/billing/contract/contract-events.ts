import type { OutboxDetail } from "@linkedpotential/contract/outbox";
import type { StoredSubscription } from "../subscription.entity.ts";
import { type ContractState, graceEndOf } from "./contract-state.ts";

type Type =
  | "subscription.started"
  | "subscription.cancelled"
  | "subscription.reactivated"
  | "subscription.payment-failed"
  | "subscription.ended"
  | "subscription.disputed";
export type ContractEvent = { [Each in Type]: { type: Each; detail: OutboxDetail<Each> } }[Type];

type Ending = StoredSubscription["ending"];

const runs = ({ status }: Pick<ContractState, "status">): boolean => status === "active" || status === "past_due";

/**
 * Returns the events that describe the changes from one state of a contract to the next. Each change yields one event,
 * even if the provider reported it several times. `ending` is the order of an admin to end the contract.
 */
export function contractEvents(
  userId: number,
  before: ContractState,
  after: ContractState,
  ending?: Ending,
): ContractEvent[] {
  const ran = before.subscriptionId === after.subscriptionId && runs(before);
  const running = runs(after) ? runningEvents(userId, ran ? before : undefined, after, ending) : [];
  return [...running, ...disputeEvents(userId, before, after), ...endingEvents(userId, before, after, ending)];
}

function disputeEvents(userId: number, before: ContractState, { disputeId }: ContractState): ContractEvent[] {
  if (disputeId === undefined || disputeId === before.disputeId) return [];
  return [{ type: "subscription.disputed", detail: { userId, disputeId } }];
}

/** Returns the events of a running contract. `before` is its previous state, or undefined for a new contract. */
function runningEvents(
  userId: number,
  before: ContractState | undefined,
  after: ContractState,
  ending: Ending,
): ContractEvent[] {
  const { status, isCancelled, startedAt = "", periodStart = "", periodEnd = "" } = after;
  const events: ContractEvent[] = [];
  const byTeam = ending && !ending.isAtOnce ? { endingId: ending.actionId } : {};
  if (!before) events.push({ type: "subscription.started", detail: { userId, startedAt } });
  if (isCancelled !== (before?.isCancelled ?? false)) {
    events.push(
      isCancelled
        ? { type: "subscription.cancelled", detail: { userId, endsAt: periodEnd, ...byTeam } }
        : { type: "subscription.reactivated", detail: { userId, renewsAt: periodEnd } },
    );
  }
  if (status === "past_due" && before?.status !== "past_due") {
    events.push({ type: "subscription.payment-failed", detail: { userId, graceEndsAt: graceEndOf(periodStart) } });
  }
  return events;
}

/**
 * Returns an event if Premium has ended. Premium also ends with the grace period of an unpaid renewal, although the
 * provider still tries to collect the payment. A contract that an admin ended yields an event in any case.
 */
function endingEvents(userId: number, before: ContractState, after: ContractState, ending: Ending): ContractEvent[] {
  const isUncancelled = before.isPremium && !before.isCancelled && !after.isPremium;
  const cancellation = isUncancelled ? { cancellation: "none" as const } : {};
  if (ending?.isAtOnce && runs(before) && after.status === "canceled" && after.disputeState !== "lost") {
    const detail = { userId, reason: "team" as const, endingId: ending.actionId, ...cancellation };
    return [{ type: "subscription.ended", detail }];
  }
  if (!before.isPremium || after.isPremium) return [];
  return [{ type: "subscription.ended", detail: { userId, reason: reasonOf(before, after), ...cancellation } }];
}

function reasonOf(before: ContractState, after: ContractState): OutboxDetail<"subscription.ended">["reason"] {
  if (after.disputeState === "lost") return "disputed";
  return after.status === "past_due" || before.status === "past_due" ? "unpaid" : "cancelled";
}
