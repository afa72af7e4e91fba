import { CheckCheck, SearchX } from "lucide-react";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { RequestRows } from "./inbox/request-rows.tsx";
import { useIsOpenMissing } from "./inbox/use-open-missing.ts";
import type { ListedRequest } from "./listed-request.ts";
import { MessageReads } from "./message-search.tsx";
import { SentFilterBar } from "./sent-filter-bar.tsx";
import type { FoundRequests } from "./use-found-requests.ts";
import { useReplacedSearch } from "./use-replaced-search.ts";
import { useAllSent, useSentFilter } from "./use-sent-filter.ts";

interface SentListProps {
  requests: readonly ListedRequest[];
  found: FoundRequests;
  rows: (element: HTMLElement | null) => void;
  hasMore: boolean;
}

/** Lists the requests that the filter and the search leave. */
export function SentList({ requests, found, rows, hasMore }: SentListProps) {
  const [{ group, kind, find }] = useSentFilter();
  const { fieldKey, replace } = useReplacedSearch();
  const isFiltered = group !== "all" || kind !== "all" || find !== "";
  const isNamedMissing = useIsOpenMissing(requests);
  useAllSent(isFiltered || isNamedMissing);
  return (
    <>
      {(requests.length > 1 || isFiltered) && <SentFilterBar key={fieldKey} requests={requests} hasMore={hasMore} />}
      <MessageReads ids={found.messageIds} />
      {found.isSearching && <Searching />}
      <Found found={found} rows={rows} />
      {found.isNothing && (
        <NothingFound isAllRead={found.isAllRead} onShowAll={() => replace({ group: "all", kind: "all", find: "" })} />
      )}
    </>
  );
}

/** Lists the requests that the search finds, or else those that it finds in the right spelling. */
function Found({ found, rows }: Pick<SentListProps, "found" | "rows">) {
  const [{ find }] = useSentFilter();
  const { shown, similar, messagesOf } = found;
  if (shown.length === 0) return null;
  return (
    <>
      {similar !== undefined && <CorrectionHead similar={similar} />}
      <RequestRows requests={shown} rows={rows} messagesOf={messagesOf} find={similar ?? find} />
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
