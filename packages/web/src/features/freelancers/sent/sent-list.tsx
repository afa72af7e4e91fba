import type { SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import { SearchX } from "lucide-react";
import { matches } from "../../../lib/matches.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { SentCard } from "./sent-card.tsx";
import { SentFilterBar } from "./sent-filter-bar.tsx";
import { groupOf, useAllSent, useSentFilter } from "./use-sent-filter.ts";

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
  useAllSent(isFiltered);
  const shown = requests.filter(
    (request) => (group === "all" || groupOf(request) === group) && (find === "" || matches(textsOf(request), find)),
  );
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

const textsOf = ({ message, reply, sender, recipient, conversation }: SentProjectRequest): string[] => [
  ...[recipient.name, recipient.activityArea, sender.name, message, reply],
  conversation?.lastMessage?.text ?? "",
];
