import { CheckCheck, SearchX } from "lucide-react";
import { useState } from "react";
import { matches } from "../../../lib/matches.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { knownWordsIn, withKnownWords } from "../search/similar-words.ts";
import { RequestRows } from "./inbox/request-rows.tsx";
import { useOpenRequest } from "./inbox/use-open-request.ts";
import { groupOf, isNews, type ListedRequest, textsOf } from "./listed-request.ts";
import { MessageReads, useMessageSearch } from "./message-search.tsx";
import { SentFilterBar } from "./sent-filter-bar.tsx";
import { useOrder } from "./use-order.ts";
import { useReplacedSearch } from "./use-replaced-search.ts";
import { type RequestChoice, useAllSent, useSentFilter } from "./use-sent-filter.ts";

interface SentListProps {
  requests: readonly ListedRequest[];
  rows: (element: HTMLElement | null) => void;
  hasMore: boolean;
}

/** Lists the requests that the filter and the search leave. */
export function SentList({ requests, rows, hasMore }: SentListProps) {
  const [{ group, kind, find }] = useSentFilter();
  const { fieldKey, replace } = useReplacedSearch();
  const isFiltered = group !== "all" || kind !== "all" || find !== "";
  const isNamedMissing = useIsNamedMissing(requests);
  useAllSent(isFiltered || isNamedMissing);
  const isIn = useGroup(group, requests);
  const chosen = useOrder(requests).filter((one) => isIn(one) && (kind === "all" || one.kind === kind));
  const { ids, isPending, messagesOf } = useMessageSearch(chosen, find);
  const textsIn = (one: ListedRequest) => [...textsOf(one), ...messagesOf(one).map(({ text }) => text)];
  const found = (text: string) => chosen.filter((one) => matches(textsIn(one), text));
  const shown = find === "" ? chosen : found(find);
  const isSearching = isPending && shown.length === 0;
  return (
    <>
      {(requests.length > 1 || isFiltered) && <SentFilterBar key={fieldKey} requests={requests} hasMore={hasMore} />}
      <MessageReads ids={ids} />
      {isSearching && <Searching />}
      {shown.length > 0 && <RequestRows requests={shown} rows={rows} messagesOf={messagesOf} />}
      {shown.length === 0 && !hasMore && !isSearching && (
        <NothingFound
          isAllRead={group === "new" && !requests.some(isIn)}
          similar={similarFind(find, chosen.flatMap(textsIn), (text) => found(text).length > 0)}
          onSimilar={(text) => replace({ find: text })}
          onShowAll={() => replace({ group: "all", kind: "all", find: "" })}
        />
      )}
    </>
  );
}

function Searching() {
  const { loading } = useTexts("request-messages");
  return (
    <Loading label={loading} className="p-3">
      <Skeleton className="h-16" />
    </Loading>
  );
}

interface NothingFoundProps {
  /** Whether nothing is new, instead of nothing fitting the search. */
  isAllRead: boolean;
  /** Search with a corrected word. Undefined when none of its words is misspelled. */
  similar: string | undefined;
  onSimilar: (text: string) => void;
  onShowAll: () => void;
}

function NothingFound({ isAllRead, similar, onSimilar, onShowAll }: NothingFoundProps) {
  const { sent: texts, steps } = useTexts("freelancers");
  return (
    <EmptyState
      icon={isAllRead ? <CheckCheck size={20} aria-hidden /> : <SearchX size={20} aria-hidden />}
      title={isAllRead ? texts.nothingNew : texts.nothing}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {similar && <Button onPress={() => onSimilar(similar)}>{steps.similar(similar)}</Button>}
          <Button onPress={onShowAll}>{texts.showAll}</Button>
        </div>
      }
    />
  );
}

/**
 * Returns the search with words of the requests in place of misspelled ones, if that finds a request. Undefined
 * otherwise.
 */
function similarFind(find: string, texts: readonly string[], hasFound: (text: string) => boolean): string | undefined {
  const similar = withKnownWords(find, knownWordsIn(texts));
  return similar !== find && hasFound(similar) ? similar : undefined;
}

/** Tells whether the address names a request that is not loaded. */
function useIsNamedMissing(requests: readonly ListedRequest[]): boolean {
  const { openId } = useOpenRequest();
  return openId !== null && !requests.some(({ request }) => request.id === openId);
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
