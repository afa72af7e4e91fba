import { Entity, type EntityItem } from "electrodb";
import { store } from "../../db/store.ts";

/**
 * Seats and waiting list of a live training, changed by single conditional updates (docs/adr/0034). Access patterns:
 * one by id; by start, in parallel with the live trainings.
 */
export const SeatsEntity = new Entity(
  {
    model: { entity: "live-training-seats", version: "1", service: "linkedpotential" },
    attributes: {
      liveTrainingId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      /** Copies of fields of the live training, written in the same transactions. */
      state: { type: ["announced", "called_off"] as const, required: true },
      startsAt: { type: "string", required: true },
      maxParticipants: { type: "number", required: true },
      taken: { type: "number", required: true },
      registered: { type: "set", items: "number" },
      line: { type: "list", items: { type: "number" }, required: true },
      /** Times at which the users of `line` joined it, in the same order. Absent on older items, which never get it. */
      lineSince: { type: "list", items: { type: "string" } },
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
      /** Time of the last change of `registered`. Absent when participations have been checked against it since. */
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
