import { Entity, type EntityItem, Service } from "electrodb";
import { store } from "../../db/store.ts";
import { OutboxEventEntity } from "../../outbox/outbox-event.entity.ts";

const number = { type: "number", required: true } as const;

/**
 * Data export of an account. Each account has at most one. Access patterns: by user; by time of the last progress
 * (docs/adr/0046).
 */
export const AccountExportEntity = new Entity(
  {
    model: { entity: "account-export", version: "1", service: "linkedpotential" },
    attributes: {
      userId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      exportId: number,
      parts: number,
      stored: number,
      section: number,
      after: number,
      within: number,
      hasItems: { type: "boolean", required: true },
      movedAt: { type: "string", required: true },
      writingUntil: { type: "string" },
      availableUntil: { type: "string" },
      ttl: number,
    },
    indexes: {
      ofUser: {
        pk: { field: "pk", composite: ["userId"] },
        sk: { field: "sk", composite: [] },
      },
      byMovement: {
        index: "gsi1",
        pk: { field: "gsi1pk", composite: [], template: "account-exports" },
        sk: { field: "gsi1sk", composite: ["movedAt"] },
      },
    },
  },
  store,
);

export type StoredExport = EntityItem<typeof AccountExportEntity>;

export const findExport = async (userId: number): Promise<StoredExport | null> =>
  (await AccountExportEntity.get({ userId }).go({ consistent: true })).data;

export const exportItems = new Service({ file: AccountExportEntity, outbox: OutboxEventEntity });
