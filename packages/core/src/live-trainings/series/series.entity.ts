import type { NewLiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import type { StartChange } from "@linkedpotential/contract/live-trainings/series-dates";
import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import { store } from "../../db/store.ts";

export interface SeriesChange {
  /** Live trainings to which the change applies. */
  liveTrainingIds: readonly number[];
  isCalledOff: boolean;
  /** Days by which the dates move, and the new time of day if it changes. */
  start: StartChange;
  /** New values. Absent fields keep the value that each live training has. */
  fields: Partial<Omit<NewLiveTraining, "date" | "time">>;
}

/** Series of live trainings that were created together. Access pattern: one by id. */
export const SeriesEntity = new Entity(
  {
    model: { entity: "live-training-series", version: "1", service: "linkedpotential" },
    attributes: {
      seriesId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      /** Live trainings of the series in their order, including those that were called off. */
      liveTrainingIds: { type: "list", items: { type: "number" }, required: true },
      /** Number of changes accepted so far. */
      changes: { type: "number", required: true },
      /**
       * Change that was accepted and is being applied to each live training. Its number is `changes`. Absent when all
       * live trainings have the last change.
       */
      pending: { type: CustomAttributeType<SeriesChange>("any") },
    },
    indexes: {
      byId: {
        pk: { field: "pk", composite: ["seriesId"] },
        sk: { field: "sk", composite: [] },
      },
    },
  },
  store,
);

export type StoredSeries = EntityItem<typeof SeriesEntity>;
