import type { OutboxDetail, OutboxEventType } from "@linkedpotential/contract/outbox";
import type { Context } from "../context.ts";
import { transact } from "../db/transact.ts";
import { DomainError } from "../errors.ts";
import { outboxItems } from "./outbox-event.entity.ts";
import { outboxItem } from "./put-outbox-event.ts";

const atOnce = 100;

/**
 * Publishes events that are derived from another event. Their ids are derived from its id, so repeating the call
 * publishes no event twice.
 */
export async function publishEach<Type extends OutboxEventType>(
  ctx: Pick<Context, "now">,
  type: Type,
  events: readonly { id: string; detail: OutboxDetail<Type> }[],
): Promise<void> {
  for (let from = 0; from < events.length; from += atOnce) {
    const items = events.slice(from, from + atOnce).map(({ id, detail }) => outboxItem(ctx, type, detail, id));
    await transact(
      outboxItems,
      (parts) => ({ events: items.map((item) => parts.outbox.put(item).commit()) }),
      () => new DomainError("request.conflict"),
    );
  }
}
