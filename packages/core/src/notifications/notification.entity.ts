import { declarationKinds } from "@linkedpotential/contract/billing/contract-declarations";
import { storedNotificationTypes } from "@linkedpotential/contract/notifications/types";
import { Entity, type EntityItem } from "electrodb";
import { store } from "../db/store.ts";
import { notifiedProposalAttribute } from "./notified-proposal.ts";

const id = { type: "number", required: true, padding: { length: 16, char: "0" } } as const;

/**
 * In-app notification. Names are joined on read. Access patterns: by recipient, newest first; by actor (keys only),
 * used when an account is erased.
 */
export const NotificationEntity = new Entity(
  {
    model: { entity: "notification", version: "1", service: "linkedpotential" },
    attributes: {
      userId: id,
      notificationId: id,
      type: { type: storedNotificationTypes, required: true },
      relatedId: { type: "number", required: true },
      actorId: { type: "number", padding: { length: 16, char: "0" } },
      /** Values for the text of the notification, such as the previous time. Absent when the type needs none. */
      details: {
        type: "map",
        properties: {
          until: { type: "string" },
          previousStartsAt: { type: "string" },
          isLinkNew: { type: "boolean" },
          text: { type: "string" },
          cents: { type: "number" },
          reason: { type: ["cancelled", "unpaid", "disputed", "team"] as const },
          about: { type: declarationKinds },
          proposal: notifiedProposalAttribute,
        },
      },
      /** Absent until the reader has seen what the notification is about. The read marker covers all older ones. */
      readAt: { type: "string" },
      createdAt: { type: "string", required: true },
      ttl: { type: "number", required: true },
    },
    indexes: {
      ofUser: {
        pk: { field: "pk", composite: ["userId"] },
        sk: { field: "sk", composite: ["notificationId"] },
      },
      ofActor: {
        index: "gsi2",
        projection: "keys_only",
        pk: { field: "gsi2pk", composite: ["actorId"] },
        sk: { field: "gsi2sk", composite: ["notificationId"] },
      },
    },
  },
  store,
);

export type StoredNotification = EntityItem<typeof NotificationEntity>;

/** Proposal of a notified message. */
export type NotifiedProposal = NonNullable<NonNullable<StoredNotification["details"]>["proposal"]>;
