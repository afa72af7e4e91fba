import { outboxKey } from "@linkedpotential/contract/outbox";
import { Entity, Service } from "electrodb";
import { store } from "../db/store.ts";

/** Access pattern: what waits, by whoever carries it to the bus (docs/adr/0033); nothing else reads it. */
export const OutboxEventEntity = new Entity(
  {
    model: { entity: "outbox-event", version: "1", service: "linkedpotential" },
    attributes: {
      /** Random: what is written at once lies apart, and no order is promised. */
      eventId: { type: "string", required: true },
      type: { type: "string", required: true },
      /** Flat, of the event's schema in the contract. */
      detail: { type: "any", required: true },
      ttl: { type: "number", required: true },
    },
    indexes: {
      waiting: {
        pk: { field: "pk", composite: [], template: outboxKey },
        sk: { field: "sk", composite: ["eventId"] },
      },
    },
  },
  store,
);

/** For events alone. Those of a concept's items are written with them, as `outbox` of their service. */
export const outboxItems = new Service({ outbox: OutboxEventEntity });

export type OutboxParts = Parameters<Parameters<(typeof outboxItems)["transaction"]["write"]>[0]>[0];
