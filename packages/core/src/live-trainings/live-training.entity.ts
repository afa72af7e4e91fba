import { Entity, type EntityItem } from "electrodb";
import { store } from "../db/store.ts";

/**
 * Live training, written on condition of its `revision`. Its seats are a separate item. Access patterns: one by id;
 * announced ones by start.
 */
export const LiveTrainingEntity = new Entity(
  {
    model: { entity: "live-training", version: "1", service: "linkedpotential" },
    attributes: {
      liveTrainingId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      /**
       * State of the live training. Called-off ones are not listed, but kept until `ttl` for the mails to participants.
       */
      state: { type: ["announced", "called_off"] as const, required: true },
      title: { type: "string", required: true },
      description: { type: "string", required: true },
      startsAt: { type: "string", required: true },
      duration: { type: "string", required: true },
      instructor: { type: "string", required: true },
      category: { type: "string", required: true },
      maxParticipants: { type: "number", required: true },
      meetingLink: { type: "string", required: true },
      bookingLink: { type: "string", required: true },
      /**
       * Seats and waiting list in an old format. New live trainings have a separate item for them. Removed when the
       * live training is migrated.
       */
      taken: { type: "number" },
      line: {
        type: "list",
        items: {
          type: "map",
          properties: { userId: { type: "number", required: true }, offeredUntil: { type: "string" } },
        },
      },
      /**
       * Place in the series that created the live training. `changes` is the number of the last change of the series
       * that was applied. Absent for a single live training, and for series created before this attribute existed.
       */
      series: {
        type: "map",
        properties: {
          seriesId: { type: "number", required: true },
          position: { type: "number", required: true },
          total: { type: "number", required: true },
          changes: { type: "number", required: true },
        },
      },
      reminded: {
        type: "map",
        properties: { startsAt: { type: "string", required: true }, hours: { type: "number", required: true } },
      },
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

export type StoredLiveTraining = EntityItem<typeof LiveTrainingEntity>;
