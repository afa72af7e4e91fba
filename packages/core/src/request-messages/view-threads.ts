import { isSharedProgress } from "@linkedpotential/contract/request-messages/progress";
import type { Conversation, RequestProgress } from "@linkedpotential/contract/request-messages/schema";
import { readBatch } from "../db/read-batch.ts";
import { UserEntity } from "../user/user.entity.ts";
import { type ConversationState, unreadOf } from "./conversation-state.ts";
import { viewProposals } from "./latest-proposals.ts";
import { RequestMessageEntity, type StoredRequestMessage } from "./request-message.entity.ts";
import type { RequestThread } from "./thread.ts";
import { type Author, type Reader, toAuthor } from "./to-request-message.ts";

/** The part of a listed request that tells about its messages. */
export interface ThreadView {
  conversation?: Conversation;
  progress?: RequestProgress;
}

/** Reads the last message under each request, and the names that go with them. Returns the function that shows one. */
export async function viewThreads(
  threads: readonly RequestThread[],
  reader: Reader,
): Promise<(thread: RequestThread) => ThreadView> {
  const keys = threads.flatMap(({ state }) => lastKeyOf(state) ?? []);
  const setters = reader.side === "business" ? threads.flatMap(({ progress }) => progress?.byId ?? []) : [];
  const [messages, people] = await Promise.all([
    readBatch(keys, (some) => RequestMessageEntity.get(some).go()),
    readBatch(
      [...new Set([...keys.map(({ userId }) => userId), ...setters])].map((userId) => ({ userId })),
      (some) => UserEntity.get(some).go(),
    ),
  ]);
  const messageOf = new Map(messages.map((message) => [message.requestId, message]));
  const personOf = new Map<number, Author>(people.map((person) => [person.userId, person]));
  return (thread) => toView(thread, reader, personOf, messageOf.get(thread.request.requestId));
}

/** Returns what is known about the messages under a request without a read of the last one. */
export const viewThread = (thread: RequestThread, reader: Reader): ThreadView => toView(thread, reader, new Map());

function lastKeyOf(state: ConversationState | undefined) {
  const { lastAuthorId: userId, lastMessageId: messageId } = state ?? {};
  return userId === undefined || messageId === undefined ? undefined : { userId, messageId };
}

function toView(
  thread: RequestThread,
  reader: Reader,
  people: ReadonlyMap<number, Author>,
  last?: StoredRequestMessage,
): ThreadView {
  const { state } = thread;
  const progress = toProgress(thread, reader, people);
  if (!state) return { ...(progress && { progress }) };
  const lastMessage = last && {
    ...{ id: last.messageId, text: last.text },
    ...(last.attachment && { attachment: last.attachment }),
    author: toAuthor(last.userId, people.get(last.userId), thread, reader),
  };
  return {
    conversation: {
      count: state.count,
      unread: unreadOf(state, reader.side),
      lastMessageAt: state.lastMessageAt,
      ...(lastMessage && { lastMessage }),
      ...viewProposals(state, reader.side),
    },
    ...(progress && { progress }),
  };
}

function toProgress(
  { progress, freelancerId }: RequestThread,
  { userId, side }: Reader,
  people: ReadonlyMap<number, Author>,
): RequestProgress | undefined {
  if (!progress) return undefined;
  const { state, at, byId } = progress;
  if (side === "freelancer") return isSharedProgress(state) ? { state, at } : undefined;
  const name = byId === freelancerId ? undefined : people.get(byId)?.name;
  return { state, at, ...(name !== undefined && { by: { name, isOwn: byId === userId } }) };
}
