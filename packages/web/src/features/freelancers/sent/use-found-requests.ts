import { useState } from "react";
import { matches } from "../../../lib/matches.ts";
import { wordsIn } from "../../../parts/request-messages/attachments/message-text.ts";
import { knownWordsIn, withKnownWords } from "../search/similar-words.ts";
import { groupOf, isNews, type ListedRequest, textsOf } from "./listed-request.ts";
import { type MessagesOf, useMessageSearch } from "./message-search.tsx";
import { useOrder } from "./use-order.ts";
import { type RequestChoice, useSentFilter } from "./use-sent-filter.ts";

export interface FoundRequests {
  /** Requests in the list. */
  shown: readonly ListedRequest[];
  /** Search in the right spelling that finds them. Undefined when the typed one does. */
  similar: string | undefined;
  /** Whether the search has found nothing yet in the messages that load. */
  isSearching: boolean;
  isNothing: boolean;
  /** Whether nothing is new, instead of nothing fitting the search. */
  isAllRead: boolean;
  /** Ids of the requests whose messages have to be read. */
  messageIds: readonly number[];
  messagesOf: MessagesOf;
  /** Tells whether the search has looked at a request and does not show it. */
  leavesOut: (one: ListedRequest) => boolean;
}

/** Returns the requests that the filter and the search leave. */
export function useFoundRequests(requests: readonly ListedRequest[], hasMore: boolean): FoundRequests {
  const [{ group, kind, find }] = useSentFilter();
  const isIn = useGroup(group, requests);
  const chosen = useOrder(requests).filter((one) => isIn(one) && (kind === "all" || one.kind === kind));
  const { ids, isPending, messagesOf } = useMessageSearch(chosen, find);
  const textsIn = (one: ListedRequest) => [...textsOf(one), ...messagesOf(one).map(wordsIn)];
  const found = (text: string) => (text === "" ? chosen : chosen.filter((one) => matches(textsIn(one), text)));
  const typed = found(find);
  const isSearching = isPending && typed.length === 0;
  const isEmpty = typed.length === 0 && !hasMore && !isSearching;
  const similar = isEmpty ? similarFind(find, chosen.flatMap(textsIn)) : undefined;
  const shown = similar === undefined ? typed : found(similar);
  return {
    ...{ shown, similar, isSearching, messagesOf, messageIds: ids },
    isNothing: isEmpty && shown.length === 0,
    isAllRead: group === "new" && !requests.some(isIn),
    leavesOut: (one) => find !== "" && !isPending && !shown.includes(one),
  };
}

/** Returns the search with words of the requests in place of misspelled ones. Undefined without a misspelled word. */
function similarFind(find: string, texts: readonly string[]): string | undefined {
  const similar = withKnownWords(find, knownWordsIn(texts));
  return similar === find ? undefined : similar;
}

/**
 * Returns the function that tells whether a request belongs to a group. A request that is read while the new ones are
 * shown stays among them.
 */
function useGroup(group: RequestChoice, requests: readonly ListedRequest[]) {
  const [news, setNews] = useState<ReadonlySet<number>>(new Set());
  const added = group === "new" ? requests.filter((one) => isNews(one) && !news.has(one.request.id)) : [];
  if (added.length > 0) setNews(new Set([...news, ...added.map(({ request }) => request.id)]));
  if (group !== "new" && news.size > 0) setNews(new Set());
  return (one: ListedRequest): boolean => {
    if (group === "new") return isNews(one) || news.has(one.request.id);
    return group === "all" || groupOf(one) === group;
  };
}
