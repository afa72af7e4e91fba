import type { OutboxEvents } from "@linkedpotential/contract/outbox";
import type { Context } from "../../context.ts";
import { countOnce } from "./count-once.ts";

type Counted = OutboxEvents["user.registered" | "subscription.started" | "subscription.cancelled"];

/**
 * Counts new accounts, new contracts and cancellations by day. A cancellation carries no time of its own and counts for
 * the day on which its event arrives.
 */
export function countDays(ctx: Pick<Context, "now">, event: Counted): Promise<{ counted: boolean }> {
  const { id: eventId } = event;
  switch (event.type) {
    case "user.registered":
      return countOnce(ctx, { name: "accounts", eventId, at: event.registeredAt });
    case "subscription.started":
      return countOnce(ctx, { name: "premiumStarted", eventId, at: event.startedAt });
    case "subscription.cancelled":
      return countOnce(ctx, { name: "premiumCancelled", eventId, at: ctx.now().toISOString() });
  }
}
