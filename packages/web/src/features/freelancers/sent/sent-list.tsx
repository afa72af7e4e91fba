import type { SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import { SearchX } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { matches } from "../../../lib/matches.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { SentCard } from "./sent-card.tsx";
import { SentFilterBar } from "./sent-filter-bar.tsx";
import { groupOf, isNews, type SentChoice, useAllSent, useSentFilter } from "./use-sent-filter.ts";

interface SentListProps {
  requests: readonly SentProjectRequest[];
  rows: (element: HTMLElement | null) => void;
  hasMore: boolean;
}

/** Lists the sent requests that the filter and the search leave. */
export function SentList({ requests, rows, hasMore }: SentListProps) {
  const { sent: texts } = useTexts("freelancers");
  const [{ group, find }, set] = useSentFilter();
  const isFiltered = group !== "all" || find !== "";
  const isNamedMissing = useIsNamedMissing(requests);
  useAllSent(isFiltered || isNamedMissing);
  const isIn = useGroup(group, requests);
  const inOrder = useNewFirst(requests);
  const shown = inOrder.filter((request) => isIn(request) && (find === "" || matches(textsOf(request), find)));
  return (
    <>
      {(requests.length > 1 || isFiltered) && <SentFilterBar requests={requests} hasMore={hasMore} />}
      {shown.length > 0 ? (
        <ul ref={rows} aria-label={texts.label} className="flex flex-col gap-4">
          {shown.map((request) => (
            <SentCard key={request.id} request={request} />
          ))}
        </ul>
      ) : (
        !hasMore && (
          <EmptyState
            icon={<SearchX size={20} aria-hidden />}
            title={texts.nothing}
            action={<Button onPress={() => set({ group: "all", find: "" })}>{texts.showAll}</Button>}
          />
        )
      )}
    </>
  );
}

/** Tells whether the address names a request that is not loaded. */
function useIsNamedMissing(requests: readonly SentProjectRequest[]): boolean {
  const [search] = useSearchParams();
  const named = search.get("messages");
  return named !== null && !requests.some(({ id }) => String(id) === named);
}

/** Returns the requests that had something new when the list opened, then the others. None moves while it is read. */
function useNewFirst(requests: readonly SentProjectRequest[]): SentProjectRequest[] {
  const [news] = useState<ReadonlySet<number>>(() => new Set(requests.filter(isNews).map(({ id }) => id)));
  return requests.toSorted((one, other) => Number(news.has(other.id)) - Number(news.has(one.id)));
}

/**
 * Returns the function that tells whether a request belongs to a group. A request that is read while the new ones are
 * shown stays among them.
 */
function useGroup(group: SentChoice, requests: readonly SentProjectRequest[]) {
  const [news, setNews] = useState<ReadonlySet<number>>(new Set());
  const added = group === "new" ? requests.filter((request) => isNews(request) && !news.has(request.id)) : [];
  if (added.length > 0) setNews(new Set([...news, ...added.map(({ id }) => id)]));
  if (group !== "new" && news.size > 0) setNews(new Set());
  return (request: SentProjectRequest): boolean => {
    if (group === "new") return isNews(request) || news.has(request.id);
    return group === "all" || groupOf(request) === group;
  };
}

const textsOf = ({ message, reply, sender, recipient, conversation }: SentProjectRequest): string[] => [
  ...[recipient.name, recipient.activityArea, sender.name, message, reply],
  conversation?.lastMessage?.text ?? "",
];
