import { CheckCheck, SearchX } from "lucide-react";
import { type ReactNode, useState } from "react";
import { matches } from "../../../lib/matches.ts";
import { wordsIn } from "../../../parts/request-messages/attachments/use-message-text.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { knownWordsIn, withKnownWords } from "../search/similar-words.ts";
import { RequestRows } from "./inbox/request-rows.tsx";
import { useIsOpenMissing } from "./inbox/use-open-missing.ts";
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
  const isNamedMissing = useIsOpenMissing(requests);
  useAllSent(isFiltered || isNamedMissing);
  const isIn = useGroup(group, requests);
  const chosen = useOrder(requests).filter((one) => isIn(one) && (kind === "all" || one.kind === kind));
  return (
    <>
      {(requests.length > 1 || isFiltered) && <SentFilterBar key={fieldKey} requests={requests} hasMore={hasMore} />}
      <Found
        requests={chosen}
        rows={rows}
        hasMore={hasMore}
        nothing={
          <NothingFound
            isAllRead={group === "new" && !requests.some(isIn)}
            onShowAll={() => replace({ group: "all", kind: "all", find: "" })}
          />
        }
      />
    </>
  );
}

interface FoundProps extends SentListProps {
  /** Shown when the search finds nothing. */
  nothing: ReactNode;
}

/** Lists the requests that the search finds, or else those that it finds in the right spelling. */
function Found({ requests, rows, hasMore, nothing }: FoundProps) {
  const [{ find }] = useSentFilter();
  const { ids, isPending, messagesOf } = useMessageSearch(requests, find);
  const textsIn = (one: ListedRequest) => [...textsOf(one), ...messagesOf(one).map(wordsIn)];
  const found = (text: string) => (text === "" ? requests : requests.filter((one) => matches(textsIn(one), text)));
  const typed = found(find);
  const isSearching = isPending && typed.length === 0;
  const isEmpty = typed.length === 0 && !hasMore && !isSearching;
  const similar = isEmpty ? similarFind(find, requests.flatMap(textsIn)) : undefined;
  const shown = similar === undefined ? typed : found(similar);
  return (
    <>
      <MessageReads ids={ids} />
      {isSearching && <Searching />}
      {shown.length > 0 && (
        <>
          {similar !== undefined && <CorrectionHead similar={similar} />}
          <RequestRows requests={shown} rows={rows} messagesOf={messagesOf} find={similar ?? find} />
        </>
      )}
      {isEmpty && shown.length === 0 && nothing}
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

/** Names the corrected search. The typed one finds nothing, so it is not offered. */
function CorrectionHead({ similar }: { similar: string }) {
  const { correction } = useTexts("freelancers");
  return (
    <h3 aria-live="polite" className="border-line border-b px-3 py-2 font-semibold text-sm [overflow-wrap:anywhere]">
      {correction.title(similar)}
    </h3>
  );
}

interface NothingFoundProps {
  /** Whether nothing is new, instead of nothing fitting the search. */
  isAllRead: boolean;
  onShowAll: () => void;
}

function NothingFound({ isAllRead, onShowAll }: NothingFoundProps) {
  const { sent: texts } = useTexts("freelancers");
  return (
    <EmptyState
      icon={isAllRead ? <CheckCheck size={20} aria-hidden /> : <SearchX size={20} aria-hidden />}
      title={isAllRead ? texts.nothingNew : texts.nothing}
      action={<Button onPress={onShowAll}>{texts.showAll}</Button>}
    />
  );
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
