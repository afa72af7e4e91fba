import { randomUUID } from "node:crypto";
import { type OutboxDetail, type OutboxEventType, outboxEvents } from "@linkedpotential/contract/outbox";
import type { Context } from "../context.ts";
import { ttlOf } from "../db/store.ts";
import type { OutboxParts } from "./outbox-event.entity.ts";

/**
 * Time in milliseconds for which the item is kept: 14 days, as long as dead-letter queues keep messages. A dead letter
 * of the pipe only refers to the item.
 */
const retainedMs = 14 * 24 * 60 * 60 * 1000;

export const outboxItem = <Type extends OutboxEventType>(
  { now }: Pick<Context, "now">,
  type: Type,
  detail: OutboxDetail<Type>,
  eventId: string = randomUUID(),
) => ({
  eventId,
  type,
  detail: { ...detail, version: outboxEvents[type].version },
  ttl: ttlOf(new Date(now().getTime() + retainedMs)),
});

/**
 * Returns the transaction part that publishes an event if and only if the transaction succeeds. The part itself never
 * fails.
 */
export const putOutboxEvent = <Type extends OutboxEventType>(
  parts: OutboxParts,
  ctx: Pick<Context, "now">,
  type: Type,
  detail: OutboxDetail<Type>,
) => parts.outbox.put(outboxItem(ctx, type, detail)).commit();
