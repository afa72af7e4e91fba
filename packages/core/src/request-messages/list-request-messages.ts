import { requestMessagesPageSize } from "@linkedpotential/contract/request-messages/limits";
import type * as routes from "@linkedpotential/contract/request-messages/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../context.ts";
import { readBatch } from "../db/read-batch.ts";
import { readPage } from "../db/read-page.ts";
import { readNamesFor } from "../project-requests/names-for-freelancer.ts";
import { assertReader } from "../user/premium.ts";
import { UserEntity } from "../user/user.entity.ts";
import { unreadOf } from "./conversation-state.ts";
import { findThread, type Thread } from "./find-thread.ts";
import { messagesOf, type StoredRequestMessage } from "./request-message.entity.ts";
import { withKnownNames } from "./thread.ts";
import { toRequestMessage } from "./to-request-message.ts";

/**
 * Lists the messages under a request, newest first. A block hides nothing here, because both have read the
 * messages before.
 * @throws `plan_limit`, `project_request.not_found`
 */
export async function listRequestMessages(
  ctx: UserContext,
  { requestId, limit = requestMessagesPageSize, cursor }: InputOf<typeof routes.listRequestMessages>,
): Promise<AnswerOf<typeof routes.listRequestMessages>> {
  const thread = await findThread(ctx, requestId);
  if (thread.request.kind === "collaboration") await assertReader(ctx);
  const { page, hasMore } = await readPage(Math.min(limit, requestMessagesPageSize), (most) =>
    messagesOf(requestId, cursor).go({ order: "desc", limit: most, pages: 1 }),
  );
  const [authors, names] = await Promise.all([
    readBatch(
      [...new Set(page.map(({ userId }) => userId))].map((userId) => ({ userId })),
      (keys) => UserEntity.get(keys).go(),
    ),
    knowsNames(thread) ? readNamesFor(ctx.user.id) : new Map<number, string>(),
  ]);
  const isUnread = unreadIn(thread, page, cursor);
  const reader = { userId: ctx.user.id, side: thread.side };
  const items = page.map((message) => {
    const author = authors.find(({ userId }) => userId === message.userId);
    return toRequestMessage(message, author, withKnownNames(thread, names), reader, isUnread(message));
  });
  return { items, nextCursor: hasMore ? String(page.at(-1)?.messageId) : undefined };
}

/** Tells whether the reader may know people from other requests of businesses. */
const knowsNames = ({ side, request }: Thread): boolean => side === "freelancer" && request.kind === "project";

/** Tells which messages of the first page are unread: the newest ones of the other side. */
function unreadIn({ state, side, freelancerId }: Thread, page: readonly StoredRequestMessage[], cursor?: number) {
  const ofOthers = page.filter(({ userId }) => (userId === freelancerId) !== (side === "freelancer"));
  const unread = new Set(cursor === undefined ? ofOthers.slice(0, unreadOf(state, side)) : []);
  return (message: StoredRequestMessage): boolean => unread.has(message);
}
