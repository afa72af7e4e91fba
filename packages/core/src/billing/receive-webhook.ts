import type * as routes from "@linkedpotential/contract/billing/routes";
import { webhookEvents } from "@linkedpotential/contract/billing/webhook-events";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { RequestContext } from "../context.ts";
import { DomainError } from "../errors.ts";
import { OutboxEventEntity } from "../outbox/outbox-event.entity.ts";
import { outboxItem } from "../outbox/put-outbox-event.ts";
import { type ProviderEvent, readEvent } from "../payment/read-event.ts";

/**
 * Stores a signed event of the payment provider in the outbox, under the provider's event id. A repeated delivery
 * overwrites the same item. Event types without a subscriber are accepted and dropped.
 */
export async function receiveWebhook(
  ctx: RequestContext,
  { payload, signature }: InputOf<typeof routes.receiveWebhook>,
): Promise<AnswerOf<typeof routes.receiveWebhook>> {
  const event = await readEvent(payload, signature, ctx.now());
  if (!event) throw new DomainError("billing.signature_invalid");
  ctx.log.note("event", event.type);
  ctx.log.note("eventId", event.id);
  if (isListened(event)) await store(ctx, event);
  return { received: true };
}

const listened: readonly string[] = webhookEvents;
const isListened = ({ type }: ProviderEvent): boolean => listened.includes(type);

async function store(ctx: RequestContext, { id, type: eventType, ...about }: ProviderEvent): Promise<void> {
  await OutboxEventEntity.put(outboxItem(ctx, "payment.event-received", { eventType, ...about }, id)).go();
}
