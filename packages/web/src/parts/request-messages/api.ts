import type { ProgressState } from "@linkedpotential/contract/request-messages/progress";
import type {
  Conversation,
  NewRequestMessage,
  RequestMessage,
  RequestProgress,
} from "@linkedpotential/contract/request-messages/schema";
import type { InfiniteData, Query } from "@tanstack/react-query";
import { useAction } from "../../lib/action/use-action.ts";
import { requestLists } from "../../lib/api/affects.ts";
import { isGone, isNoAnswer } from "../../lib/api/api-error.ts";
import type { ListPage } from "../../lib/api/list-page.ts";
import { changePages } from "../../lib/api/pages-cache.ts";
import { apiPagesQuery, queryClient, revisitStaleTime as staleTime } from "../../lib/api/query-client.ts";
import { useUser } from "../../lib/session/session.ts";
import { pendingAttachment } from "./attachments/pending-attachment.ts";
import { settledBy, settledConversation } from "./proposals/settled-by.ts";

/** Messages under a request, newest first. */
export const messagesQuery = (requestId: number) => ({
  ...apiPagesQuery("request-messages/list", { params: { requestId }, query: {} }),
  staleTime,
});

/** Id of a message that is being sent. Ids of the server are positive. */
const sendingId = -1;

export const isSending = ({ id }: RequestMessage): boolean => id === sendingId;

export interface NewMessage extends NewRequestMessage {
  requestId: number;
}

/**
 * Writes a message, also with a proposal or the answer to one, or a refusal. It shows at once, and disappears when the server refuses
 * it.
 */
export function useSendMessage({ isForm = false } = {}) {
  const { name } = useUser();
  return useAction("request-messages/send", ({ requestId, ...body }: NewMessage) => ({ params: { requestId }, body }), {
    isForm,
    optimistic: ({ requestId, text, attachment }) => {
      const author = { name: "", isOwn: true, isOwnSide: true };
      const createdAt = new Date().toISOString();
      putNewest(requestId, {
        ...{ id: sendingId, text: text.trim(), createdAt, author, isUnread: false },
        ...(attachment && { attachment: pendingAttachment(attachment) }),
      });
      return () => putNewest(requestId, undefined);
    },
    onDone: (sent, { requestId, answer, progress: ended }) => {
      changePages<RequestMessage>(messagesQuery(requestId).queryKey, (messages) =>
        messages.map((message) => settledBy(message, sent, answer)),
      );
      putNewest(requestId, sent);
      changeConversation(requestId, (conversation) => settledConversation(conversation, sent, answer));
      // The lists tell whether contact data are shared.
      if (answer?.contact) refetchRequestLists();
      // An answer without a date that accepts is one to an offer.
      const state = answer?.accepted && !answer.slot ? "hired" : ended;
      if (state) {
        const progress = { state, at: sent.createdAt, by: { name, isOwn: true } } as const;
        changeRequest(requestId, (request) => ({ ...request, progress }));
      }
    },
    onFailed: (_error, { requestId, answer }) => {
      // A colleague may have answered the proposal, or a newer one may have replaced it.
      if (answer) void queryClient.invalidateQueries({ queryKey: messagesQuery(requestId).queryKey });
    },
    toasts: {
      area: "request-messages",
      // When the request is gone, its card disappears together with the problem that the field shows. An answer is a
      // press of a button, which has no place for a problem, unless it is part of a refusal.
      failed: (texts, error, { answer, progress }) =>
        isGone(error) || (answer && !progress && !(isForm && isNoAnswer(error))) ? texts.sendFailed : undefined,
    },
  });
}

/** Puts a message in front of the others, in the place of the one that is being sent. */
const putNewest = (requestId: number, message: RequestMessage | undefined): void =>
  changePages<RequestMessage>(messagesQuery(requestId).queryKey, (messages, page) => {
    const others = messages.filter((one) => !isSending(one) && one.id !== message?.id);
    return message && page === 0 ? [message, ...others] : others;
  });

interface ReadMark {
  requestId: number;
  /** Id of the newest message that was in view. */
  readUntil: number;
}

/** Marks the messages under a request as read for the side of the user. */
export function useMarkRead() {
  return useAction(
    "request-messages/update",
    ({ requestId, readUntil }: ReadMark) => ({ params: { requestId }, body: { readUntil } }),
    {
      onDone: (_answer, { requestId, readUntil }) => {
        markConversationRead(requestId);
        changePages<RequestMessage>(messagesQuery(requestId).queryKey, (messages) =>
          messages.map((message) => (message.id <= readUntil ? { ...message, isUnread: false } : message)),
        );
      },
    },
  );
}

interface NewProgress {
  requestId: number;
  state: ProgressState;
  previous: RequestProgress | undefined;
}

/** Sets how the company proceeds with a request. It shows at once, with the name of the user. */
export function useSetProgress(ownName: string) {
  return useAction(
    "request-messages/update",
    ({ requestId, state }: NewProgress) => ({ params: { requestId }, body: { progress: state } }),
    {
      optimistic: ({ requestId, state, previous }) => {
        const progress = { state, at: new Date().toISOString(), by: { name: ownName, isOwn: true } };
        changeRequest(requestId, (request) => ({ ...request, progress }));
        return () => changeRequest(requestId, (request) => ({ ...request, progress: previous }));
      },
      toasts: { area: "request-messages", failed: ({ progress }) => progress.failed },
    },
  );
}

/** Marks the messages under a request as read in all cached lists of requests. */
export const markConversationRead = (requestId: number): void =>
  changeConversation(requestId, (conversation) => ({ ...conversation, unread: 0 }));

/** Marks the lists of requests as stale, and reads those on the screen again. */
export const refetchRequestLists = (): void => void queryClient.invalidateQueries({ predicate: isRequestList });

const isRequestList = ({ queryKey: [address, kind] }: Query): boolean =>
  kind === "pages" && requestLists.some((list) => String(address).startsWith(list));

interface ListedRequest {
  id: number;
  conversation?: Conversation | undefined;
  progress?: RequestProgress | undefined;
}

const none: Conversation = { count: 0, unread: 0, lastMessageAt: "" };

const changeConversation = (requestId: number, change: (conversation: Conversation) => Conversation): void =>
  changeRequest(requestId, (request) => ({ ...request, conversation: change(request.conversation ?? none) }));

const changeRequest = (requestId: number, change: (request: ListedRequest) => ListedRequest): void =>
  void queryClient.setQueriesData<InfiniteData<ListPage<ListedRequest>>>(
    { predicate: isRequestList },
    (cached) =>
      cached && {
        ...cached,
        pages: cached.pages.map((page) => ({
          ...page,
          items: page.items.map((request) => (request.id === requestId ? change(request) : request)),
        })),
      },
  );
