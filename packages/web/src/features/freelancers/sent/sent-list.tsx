import { CheckCheck, SearchX } from "lucide-react";
import { useState } from "react";
import { matches } from "../../../lib/matches.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { RequestCard } from "../projects/request-card.tsx";
import { RequestRows, type RequestRowsProps } from "./inbox/request-rows.tsx";
import { useOpenRequest } from "./inbox/use-open-request.ts";
import { groupOf, isNews, type ListedRequest, textsOf } from "./listed-request.ts";
import { MessageReads, useMessageSearch } from "./message-search.tsx";
import { SentCard } from "./sent-card.tsx";
import { SentFilterBar } from "./sent-filter-bar.tsx";
import { useOrder } from "./use-order.ts";
import { type RequestChoice, useAllSent, useSentFilter } from "./use-sent-filter.ts";

interface SentListProps {
  requests: readonly ListedRequest[];
  rows: (element: HTMLElement | null) => void;
  hasMore: boolean;
  /** Whether a request opens beside the list, which then has narrow rows instead of cards. */
  hasColumns: boolean;
}

/** Lists the requests that the filter and the search leave. */
export function SentList({ requests, rows, hasMore, hasColumns }: SentListProps) {
  const [{ group, kind, find }, set] = useSentFilter();
  const isFiltered = group !== "all" || kind !== "all" || find !== "";
  const isNamedMissing = useIsNamedMissing(requests);
  useAllSent(isFiltered || isNamedMissing);
  const isIn = useGroup(group, requests);
  const List = hasColumns ? RequestRows : Cards;
  const chosen = useOrder(requests, hasColumns).filter((one) => isIn(one) && (kind === "all" || one.kind === kind));
  const { ids, isPending, messagesOf } = useMessageSearch(chosen, find);
  const textsIn = (one: ListedRequest) => [...textsOf(one), ...messagesOf(one).map(({ text }) => text)];
  const shown = find === "" ? chosen : chosen.filter((one) => matches(textsIn(one), find));
  const isSearching = isPending && shown.length === 0;
  return (
    <>
      {(requests.length > 1 || isFiltered) && (
        <SentFilterBar requests={requests} hasMore={hasMore} isNarrow={hasColumns} />
      )}
      <MessageReads ids={ids} />
      {isSearching && <Searching />}
      {shown.length > 0 && <List requests={shown} rows={rows} messagesOf={messagesOf} />}
      {shown.length === 0 && !hasMore && !isSearching && (
        <NothingFound
          isAllRead={group === "new" && !requests.some(isIn)}
          onShowAll={() => set({ group: "all", kind: "all", find: "" })}
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

function Cards({ requests, rows }: Omit<RequestRowsProps, "messagesOf">) {
  const { label } = useTexts("freelancers").sent;
  return (
    <ul ref={rows} aria-label={label} className="flex flex-col gap-4">
      {requests.map((one) => (
        <Card key={one.request.id} one={one} />
      ))}
    </ul>
  );
}

function Card({ one }: { one: ListedRequest }) {
  if (one.kind === "sent") return <SentCard request={one.request} />;
  return <RequestCard request={one.request} project={one.project.title} />;
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
