import { Entity, type EntityItem, Service } from "electrodb";
import { store } from "../../db/store.ts";
import { IdempotencyRecordEntity } from "../../idempotency/idempotency-record.entity.ts";

const count = { type: "number" } as const;

/**
 * Counts of the whole platform on one day in Berlin. A day without events has no item. Access pattern: a range of days.
 */
export const DailyCountEntity = new Entity(
  {
    model: { entity: "daily-count", version: "1", service: "linkedpotential" },
    attributes: {
      date: { type: "string", required: true },
      accounts: count,
      premiumStarted: count,
      premiumCancelled: count,
      failedMails: count,
      /** Paid contracts that ran at the last check of the day. Absent from days without a check. */
      runningContracts: count,
    },
    indexes: {
      byDay: {
        pk: { field: "pk", composite: [], template: "daily-counts" },
        sk: { field: "sk", composite: ["date"] },
      },
    },
  },
  store,
);

export type StoredDailyCount = EntityItem<typeof DailyCountEntity>;
export type DailyCountName = Exclude<keyof StoredDailyCount, "date" | "runningContracts">;

export const dailyCountItems = new Service({ day: DailyCountEntity, record: IdempotencyRecordEntity });
