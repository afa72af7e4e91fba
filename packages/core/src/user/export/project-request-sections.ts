import { readBatch } from "../../db/read-batch.ts";
import {
  ProjectRequestEntity,
  readSentKeys,
  type StoredProjectRequest,
} from "../../project-requests/project-request.entity.ts";
import { RequestMessageEntity } from "../../request-messages/request-message.entity.ts";
import { sharedProgress } from "../../request-messages/shared-progress.ts";
import { shortName } from "../shown-name.ts";
import { UserEntity } from "../user.entity.ts";
import { nextOf, type Section } from "./section.ts";

const atOnce = 50;

/**
 * Sections of the export about requests of businesses to freelancers, as each of the two sees them, and the messages
 * that the user wrote about requests.
 */
export const projectRequestSections: readonly Section[] = [
  {
    name: "projectRequestsReceived",
    read: async ({ user }, after) => {
      const query = ProjectRequestEntity.query.received({ userId: user.id }).gt({ requestId: after });
      const page = await query.go({ limit: atOnce, pages: 1 });
      const names = await namesOf(page.data.map(({ senderId }) => senderId));
      const items = page.data.map((request) => ({
        ...contentOf(request),
        from: request.contact ?? { name: names.get(request.senderId) },
        contactSharedByMe: request.replyContact,
        progress: sharedProgress(request.progress),
      }));
      return { items, next: nextOf(page, ({ requestId }) => requestId) };
    },
  },
  {
    name: "projectRequestsSent",
    read: async ({ user }, after) => {
      const { sent, nextCursor } = await readSentKeys(user.id, atOnce, after || undefined);
      const [requests, names] = await Promise.all([
        readBatch(
          sent.map(({ userId, requestId }) => ({ userId, requestId })),
          (keys) => ProjectRequestEntity.get(keys).go(),
        ),
        namesOf(sent.map(({ userId }) => userId)),
      ]);
      const items = requests.map((request) => ({
        ...contentOf(request),
        progress: request.progress?.state,
        isAnswerUnread: request.isUnread,
        to: request.replyContact ?? { name: names.get(request.userId) },
        contactSharedByMe: request.contact,
      }));
      return { items, next: nextCursor === undefined ? undefined : Number(nextCursor) };
    },
  },
  {
    name: "messagesAboutRequests",
    read: async ({ user }, after) => {
      const query = RequestMessageEntity.query.ofAuthor({ userId: user.id }).gt({ messageId: after });
      const page = await query.go({ limit: atOnce, pages: 1 });
      const items = page.data.map(({ text, attachment, createdAt, appointment, offer, outcome }) => ({
        ...{ text, file: attachment && { name: attachment.name, size: attachment.size } },
        ...{ createdAt, appointment, offer },
        answerToProposal: outcome,
      }));
      return { items, next: nextOf(page, ({ messageId }) => messageId) };
    },
  },
];

const contentOf = ({
  message,
  project,
  status,
  createdAt,
  answeredAt,
  reply,
  contactSentAt,
}: StoredProjectRequest) => ({
  ...{ message, project: project?.title, status, createdAt, answeredAt, reply, contactSentAt },
});

async function namesOf(userIds: readonly number[]): Promise<Map<number, string>> {
  const users = await readBatch(
    [...new Set(userIds)].map((userId) => ({ userId })),
    (keys) => UserEntity.get(keys).go(),
  );
  return new Map(users.map(({ userId, name }) => [userId, shortName(name)]));
}
