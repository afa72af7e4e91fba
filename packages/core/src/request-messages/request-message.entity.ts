import { Entity, type EntityItem } from "electrodb";
import { store } from "../db/store.ts";
import { attachmentAttribute } from "./attachment-attribute.ts";
import { appointmentAttribute, offerAttribute, outcomeAttribute } from "./proposal-attributes.ts";

const id = { type: "number", required: true, padding: { length: 16, char: "0" } } as const;

/**
 * Message under an accepted request. Stored with its author, so that it is erased with the account. Access patterns: by
 * author; by request, newest first.
 */
export const RequestMessageEntity = new Entity(
  {
    model: { entity: "request-message", version: "1", service: "linkedpotential" },
    attributes: {
      /** Author. */
      userId: id,
      messageId: id,
      requestId: id,
      /** Empty when the message is only a file. */
      text: { type: "string", required: true },
      attachment: attachmentAttribute,
      createdAt: { type: "string", required: true },
      appointment: appointmentAttribute,
      offer: offerAttribute,
      /** Absent while the proposal has no answer. */
      outcome: outcomeAttribute,
    },
    indexes: {
      ofAuthor: {
        pk: { field: "pk", composite: ["userId"] },
        sk: { field: "sk", composite: ["messageId"] },
      },
      ofRequest: {
        index: "gsi1",
        pk: { field: "gsi1pk", composite: ["requestId"] },
        sk: { field: "gsi1sk", composite: ["messageId"] },
      },
    },
  },
  store,
);

export type StoredRequestMessage = EntityItem<typeof RequestMessageEntity>;

/** Returns the query for the messages under a request. The bounds leave out the request, which has the same key. */
export const messagesOf = (requestId: number, before = Number.MAX_SAFE_INTEGER) =>
  RequestMessageEntity.query.ofRequest({ requestId }).between({ messageId: 0 }, { messageId: before - 1 });

/** Returns the query for one message under a request. */
export const messageOf = (requestId: number, messageId: number) =>
  RequestMessageEntity.query.ofRequest({ requestId }).between({ messageId }, { messageId });
