import type { RequestMessage } from "@linkedpotential/contract/request-messages/schema";
import { type InfiniteData, type UseQueryOptions, useInfiniteQuery, useQueries } from "@tanstack/react-query";
import type { ListPage } from "../../../lib/api/list-page.ts";
import { useAllPages } from "../../../lib/api/use-pages.ts";
import { messagesQuery } from "../../../parts/request-messages/api.ts";
import { byActivity, type ListedRequest } from "./listed-request.ts";

/** Number of characters from which a search reads messages. */
const searchMin = 3;
/** Maximum number of conversations whose messages a search reads. */
const conversationsMax = 30;

interface MessageSearch {
  /** Ids of the requests whose messages `MessageReads` has to read. */
  ids: readonly number[];
  /** Whether messages have neither loaded nor failed yet. */
  isPending: boolean;
  /** Returns the loaded messages under a request, newest first. Empty while there is no search. */
  messagesOf: MessagesOf;
}

export type MessagesOf = (one: ListedRequest) => readonly RequestMessage[];

/**
 * Returns the messages in which a search looks: those of the most recently active conversations with more messages than
 * the one that the list names. `MessageReads` reads them.
 */
export function useMessageSearch(requests: readonly ListedRequest[], find: string): MessageSearch {
  const ids = find.trim().length < searchMin ? [] : searchedIds(requests);
  const reads = useQueries({ queries: ids.map(loadedMessages) });
  return {
    ids,
    isPending: reads.some(({ data, isError }) => !isError && data?.pages.at(-1)?.next !== null),
    messagesOf: ({ request }) => (reads[ids.indexOf(request.id)]?.data?.pages ?? []).flatMap(({ items }) => items),
  };
}

const searchedIds = (requests: readonly ListedRequest[]): number[] =>
  requests
    .filter(({ request: { conversation } }) => (conversation?.count ?? 0) > 1)
    .toSorted(byActivity)
    .slice(0, conversationsMax)
    .map(({ request }) => request.id);

type LoadedMessages = UseQueryOptions<InfiniteData<ListPage<RequestMessage>>>;

/** Returns the options that observe the messages under a request without reading them, as `useListedRequests` does. */
const loadedMessages = (requestId: number) =>
  ({ ...messagesQuery(requestId), enabled: false }) as unknown as LoadedMessages;

/** Reads all messages under the requests. Shows nothing, also when a read fails. */
export const MessageReads = ({ ids }: Pick<MessageSearch, "ids">) =>
  ids.map((id) => <MessageRead key={id} requestId={id} />);

function MessageRead({ requestId }: { requestId: number }) {
  useAllPages(useInfiniteQuery(messagesQuery(requestId)));
  return null;
}
