import { requestStatuses } from "@linkedpotential/contract/collaboration-requests/statuses";
import { createConversions, Entity, type EntityItem } from "electrodb";
import { readPage } from "../db/read-page.ts";
import { store } from "../db/store.ts";
import { conversationAttribute } from "../request-messages/conversation-attribute.ts";
import { progressAttribute } from "../request-messages/progress-attribute.ts";
import { contactAttribute } from "./contact-attribute.ts";

/**
 * Request to collaborate on a post, or for a project. Access patterns: by post, and one by post and sender; one by id;
 * by sender, newest first (keys only).
 */
export const CollaborationRequestEntity = new Entity(
  {
    model: { entity: "collaboration-request", version: "1", service: "linkedpotential" },
    attributes: {
      postId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      fromUserId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      requestId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      toUserId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      message: { type: "string", required: true },
      status: { type: requestStatuses, required: true },
      /**
       * User who accepted a request for a project: its author or a colleague. Absent for other requests, and when that
       * account is erased.
       */
      answeredById: { type: "number" },
      /** Time at which a company accepted a request for its project. Absent if that was before it was stored. */
      answeredAt: { type: "string" },
      /** Text with which the request was accepted. Absent without one. */
      reply: { type: "string" },
      contact: contactAttribute,
      conversation: conversationAttribute,
      progress: progressAttribute,
      createdAt: { type: "string", required: true },
    },
    indexes: {
      ofPost: {
        pk: { field: "pk", composite: ["postId"] },
        sk: { field: "sk", composite: ["fromUserId"] },
      },
      byId: {
        index: "gsi1",
        pk: { field: "gsi1pk", composite: ["requestId"] },
        sk: { field: "gsi1sk", composite: [] },
      },
      sent: {
        index: "gsi2",
        projection: "keys_only",
        pk: { field: "gsi2pk", composite: ["fromUserId"] },
        sk: { field: "gsi2sk", composite: ["requestId", "postId", "toUserId"] },
      },
    },
  },
  store,
);

export type StoredRequest = EntityItem<typeof CollaborationRequestEntity>;
type SentKey = Pick<StoredRequest, "requestId" | "postId" | "fromUserId" | "toUserId">;

/** Reads the key attributes from an item of the index of sent requests. */
const sentKeyOf = (item: object): SentKey =>
  createConversions(CollaborationRequestEntity).byAccessPattern.sent.fromKeys.toComposite<SentKey>({ ...item });

export async function readSent(fromUserId: number, limit: number, cursor = Number.MAX_SAFE_INTEGER) {
  const query = CollaborationRequestEntity.query.sent({ fromUserId }).lt({ requestId: cursor });
  const { page, hasMore } = await readPage(limit, (most) =>
    query.go({ order: "desc", limit: most, pages: 1, data: "includeKeys" }),
  );
  const sent = page.map(sentKeyOf);
  return { sent, nextCursor: hasMore ? String(sent.at(-1)?.requestId) : undefined };
}
