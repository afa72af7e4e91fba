import { Entity, type EntityItem } from "electrodb";
import { store } from "../../db/store.ts";

/**
 * Seats and waiting list of a live training, changed by single conditional updates (docs/adr/0034). Access patterns: one;
 * by the start of the event, next to the events themselves.
 */
export const SeatsEntity = new Entity(
  {
    model: { entity: "live-training-seats", version: "1", service: "linkedpotential" },
    attributes: {
      liveTrainingId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      /** Copies of the event's own fields, written in the same transactions. */
      state: { type: ["announced", "called_off"] as const, required: true },
      startsAt: { type: "string", required: true },
      maxParticipants: { type: "number", required: true },
      /** Number of seats that are registered or offered. */
      taken: { type: "number", required: true },
      /** Users with a registered seat. Absent when there are none. */
      registered: { type: "set", items: "number" },
      /** Users who wait or hold an offer, in order. */
      line: { type: "list", items: { type: "number" }, required: true },
      /** Offered seats: exactly one per user of the line who holds an offer. */
      offers: {
        type: "list",
        required: true,
        items: {
          type: "map",
          properties: {
            userId: { type: "number", required: true },
            offeredUntil: { type: "string", required: true },
          },
        },
      },
      /** Time of the last change to `registered`. Absent once the participations were compared with it. */
      uncheckedSince: { type: "string" },
      revision: { type: "number", required: true },
      ttl: { type: "number" },
    },
    indexes: {
      byId: {
        pk: { field: "pk", composite: ["liveTrainingId"] },
        sk: { field: "sk", composite: [] },
      },
      byStart: {
        index: "gsi1",
        pk: { field: "gsi1pk", composite: ["state"] },
        sk: { field: "gsi1sk", composite: ["startsAt", "liveTrainingId"] },
      },
    },
  },
  store,
);

export type StoredSeats = EntityItem<typeof SeatsEntity>;
