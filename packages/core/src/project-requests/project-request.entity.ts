import { projectRequestStatuses } from "@linkedpotential/contract/project-requests/statuses";
import { createConversions, Entity, type EntityItem } from "electrodb";
import { readPage } from "../db/read-page.ts";
import { store } from "../db/store.ts";
import { conversationAttribute } from "../request-messages/conversation-attribute.ts";
import { progressAttribute } from "../request-messages/progress-attribute.ts";

const id = { type: "number", required: true, padding: { length: 16, char: "0" } } as const;

/** Request of a business to a freelancer. Access patterns: by recipient, newest first; by sender (keys only). */
export const ProjectRequestEntity = new Entity(
  {
    model: { entity: "project-request", version: "1", service: "linkedpotential" },
    attributes: {
      /** Recipient. */
      userId: id,
      requestId: id,
      senderId: id,
      message: { type: "string", required: true },
      /** Project of the sender's company, with its title at the time of the request. Absent without a project. */
      project: {
        type: "map",
        properties: { postId: { type: "number", required: true }, title: { type: "string", required: true } },
      },
      status: { type: projectRequestStatuses, required: true },
      createdAt: { type: "string", required: true },
      /** Contact data of the sender as shared with the request. Absent without the sender's consent. */
      contact: {
        type: "map",
        properties: {
          name: { type: "string", required: true },
          company: { type: "string", required: true },
          email: { type: "string", required: true },
        },
      },
      /** Time at which the sender shared contact data after the answer. Absent if they came with the request. */
      contactSentAt: { type: "string" },
      answeredAt: { type: "string" },
      /** Set until the sender or a colleague has seen the answer. */
      isUnread: { type: "boolean" },
      reply: { type: "string" },
      /** Contact data of the recipient as shared with the answer. Absent without the recipient's consent. */
      replyContact: {
        type: "map",
        properties: { name: { type: "string", required: true }, email: { type: "string", required: true } },
      },
      conversation: conversationAttribute,
      progress: progressAttribute,
    },
    indexes: {
      received: {
        pk: { field: "pk", composite: ["userId"] },
        sk: { field: "sk", composite: ["requestId"] },
      },
      sent: {
        index: "gsi2",
        projection: "keys_only",
        pk: { field: "gsi2pk", composite: ["senderId"] },
        sk: { field: "gsi2sk", composite: ["requestId", "userId"] },
      },
    },
  },
  store,
);

export type StoredProjectRequest = EntityItem<typeof ProjectRequestEntity>;
export type RequestedProject = NonNullable<StoredProjectRequest["project"]>;
export type ProjectRequestKey = Pick<StoredProjectRequest, "userId" | "requestId" | "senderId">;

const keyOf = (item: object): ProjectRequestKey =>
  createConversions(ProjectRequestEntity).byAccessPattern.sent.fromKeys.toComposite<ProjectRequestKey>({ ...item });

/** Reads the keys of the requests that a user sent, newest first. */
export async function readSentKeys(senderId: number, limit: number, cursor = Number.MAX_SAFE_INTEGER) {
  const query = ProjectRequestEntity.query.sent({ senderId }).lt({ requestId: cursor });
  const { page, hasMore } = await readPage(limit, (most) =>
    query.go({ order: "desc", limit: most, pages: 1, data: "includeKeys" }),
  );
  const sent = page.map(keyOf);
  return { sent, nextCursor: hasMore ? String(sent.at(-1)?.requestId) : undefined };
}

/** Reads the keys of the requests that several users sent, newest first. */
export async function readSentKeysOf(senderIds: readonly number[], limit: number, cursor?: number) {
  const pages = await Promise.all(senderIds.map((senderId) => readSentKeys(senderId, limit, cursor)));
  const all = pages.flatMap(({ sent }) => sent).sort((one, other) => other.requestId - one.requestId);
  const sent = all.slice(0, limit);
  const hasMore = all.length > limit || pages.some(({ nextCursor }) => nextCursor !== undefined);
  return { sent, nextCursor: hasMore ? String(sent.at(-1)?.requestId) : undefined };
}

/** Finds the key of a request by its sender. */
export async function findSentKey(senderId: number, requestId: number): Promise<ProjectRequestKey | undefined> {
  const query = ProjectRequestEntity.query.sent({ senderId, requestId });
  const { data } = await query.go({ data: "includeKeys" });
  return data.map(keyOf)[0];
}
