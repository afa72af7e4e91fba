import { CheckCheck, SearchX } from "lucide-react";
import { useState } from "react";
import { matches } from "../../../lib/matches.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { RequestCard } from "../projects/request-card.tsx";
import { RequestRows, type RequestRowsProps } from "./inbox/request-rows.tsx";
import { useOpenRequest } from "./inbox/use-open-request.ts";
import { groupOf, isNews, type ListedRequest, lastActivityOf, textsOf } from "./listed-request.ts";
import { SentCard } from "./sent-card.tsx";
import { SentFilterBar } from "./sent-filter-bar.tsx";
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
  const inOrder = useOrder(requests);
  const shown = inOrder.filter(
    (one) => isIn(one) && (kind === "all" || one.kind === kind) && (find === "" || matches(textsOf(one), find)),
  );
  return (
    <>
      {(requests.length > 1 || isFiltered) && (
        <SentFilterBar requests={requests} hasMore={hasMore} isNarrow={hasColumns} />
      )}
      {shown.length > 0 ? (
        <List requests={shown} rows={rows} />
      ) : (
        !hasMore && (
          <NothingFound
            isAllRead={group === "new" && !requests.some(isIn)}
            onShowAll={() => set({ group: "all", kind: "all", find: "" })}
          />
        )
      )}
    </>
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

function Cards({ requests, rows }: RequestRowsProps) {
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
 * Sorts the requests by their last activity, those with something new first. Each keeps the rank that it had when it
 * first appeared, so that none moves while it is read.
 */
function useOrder(requests: readonly ListedRequest[]): ListedRequest[] {
  const [ranks, setRanks] = useState<ReadonlyMap<number, string>>(new Map());
  const added = requests.filter(({ request }) => !ranks.has(request.id));
  if (added.length > 0) setRanks(new Map([...ranks, ...added.map((one) => [one.request.id, rankOf(one)] as const)]));
  const rank = ({ request }: ListedRequest) => ranks.get(request.id) ?? "";
  return requests.toSorted((one, other) => rank(other).localeCompare(rank(one)));
}

const rankOf = (one: ListedRequest): string => `${isNews(one) ? 1 : 0} ${lastActivityOf(one)}`;

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
