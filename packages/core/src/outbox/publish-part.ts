import { randomUUID } from "node:crypto";
import { type OutboxDetail, type OutboxEventType, outboxEvents } from "@linkedpotential/contract/outbox";
import type { Context } from "../context.ts";
import { ttlOf } from "../db/store.ts";
import type { OutboxParts } from "./outbox-event.entity.ts";

/** Longer than the table's stream keeps it (a day): until then somebody can look what was told. */
const keptMs = 7 * 24 * 60 * 60 * 1000;

/** The event leaves if the transaction is carried out, and only then. It has no condition that could be refused. */
export const publishPart = <Type extends OutboxEventType>(
  parts: OutboxParts,
  { now }: Pick<Context, "now">,
  type: Type,
  detail: OutboxDetail<Type>,
) =>
  parts.outbox
    .put({
      eventId: randomUUID(),
      type,
      detail: { ...detail, version: outboxEvents[type].version },
      ttl: ttlOf(new Date(now().getTime() + keptMs)),
    })
    .commit();
