import { Entity, type EntityItem } from "electrodb";
import { store } from "../db/store.ts";

const id = { type: "number", required: true, padding: { length: 16, char: "0" } } as const;

/**
 * What somebody is told, by ids: names are read with it, its words are written when it is answered.
 * Access pattern: those of a user, newest first.
 */
export const NotificationEntity = new Entity(
  {
    model: { entity: "notification", version: "1", service: "linkedpotential" },
    attributes: {
      userId: id,
      notificationId: id,
      type: { type: ["crm_followup", "event_reminder"] as const, required: true },
      relatedId: { type: "number", required: true },
      createdAt: { type: "string", required: true },
      ttl: { type: "number", required: true },
    },
    indexes: {
      ofUser: {
        pk: { field: "pk", composite: ["userId"] },
        sk: { field: "sk", composite: ["notificationId"] },
      },
    },
  },
  store,
);

export type StoredNotification = EntityItem<typeof NotificationEntity>;
