import { outboxKey } from "@linkedpotential/contract/outbox";
import { Entity, Service } from "electrodb";
import { store } from "../db/store.ts";

/**
 * Event that waits to be published; the table's stream carries it to the bus (docs/adr/0033). Access pattern: waiting
 * events, used by the local stack only.
 */
export const OutboxEventEntity = new Entity(
  {
    model: { entity: "outbox-event", version: "1", service: "linkedpotential" },
    attributes: {
      /** Random id, so that nobody relies on an order. */
      eventId: { type: "string", required: true },
      type: { type: "string", required: true },
      /** Fields of the event: a flat object that matches its schema in the contract. */
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

/**
 * Service for events that are stored without other items. Other events are written through the service of their
 * concept, which contains the entity as `outbox`.
 */
export const outboxItems = new Service({ outbox: OutboxEventEntity });

export type OutboxParts = Parameters<Parameters<(typeof outboxItems)["transaction"]["write"]>[0]>[0];
