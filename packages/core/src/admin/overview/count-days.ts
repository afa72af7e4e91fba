import type { OutboxEvents } from "@linkedpotential/contract/outbox";
import type { Context } from "../../context.ts";
import { countOnce } from "./count-once.ts";

type Counted = OutboxEvents[
  | "user.registered"
  | "subscription.started"
  | "subscription.cancelled"
  | "subscription.ended"];

/**
 * Counts new accounts, new contracts and cancellations by day. An end that no cancellation preceded counts as one, so
 * each contract that is lost counts. Both carry no time of their own and count for the day on which their event arrives.
 */
export async function countDays(ctx: Pick<Context, "now">, event: Counted): Promise<{ counted: boolean }> {
  const { id: eventId } = event;
  switch (event.type) {
    case "user.registered":
      return countOnce(ctx, { name: "accounts", eventId, at: event.registeredAt });
    case "subscription.started":
      return countOnce(ctx, { name: "premiumStarted", eventId, at: event.startedAt });
    case "subscription.ended":
      if (event.cancellation !== "none") return { counted: false };
      return countOnce(ctx, { name: "premiumCancelled", eventId, at: ctx.now().toISOString() });
    case "subscription.cancelled":
      return countOnce(ctx, { name: "premiumCancelled", eventId, at: ctx.now().toISOString() });
  }
}
