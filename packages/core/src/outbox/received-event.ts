import { carriedEvent } from "@linkedpotential/contract/event";
import { type OutboxEvents, type OutboxEventType, outboxEvents } from "@linkedpotential/contract/outbox";

export const isOutboxType = (type: string): type is OutboxEventType => Object.hasOwn(outboxEvents, type);

export function receivedEvent<Type extends OutboxEventType>(type: Type, eventDetail: unknown): OutboxEvents[Type] {
  const { id, detail } = carriedEvent.parse(eventDetail);
  const fields = Object.entries(detail).map(([name, value]) => [name, "N" in value ? Number(value.N) : value.S]);
  const { version, ...rest } = Object.fromEntries(fields);
  const known = outboxEvents[type];
  if (version !== known.version) throw new Error(`${type} came in version ${version}`);
  const event: object = { ...known.detail.parse(rest), id, type };
  return event as OutboxEvents[Type];
}
