import { matchesSearch } from "@linkedpotential/contract/leads/rules";
import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { defaultLeadOrder, leadComparator } from "@linkedpotential/contract/leads/sorting";
import { leadStatuses } from "@linkedpotential/contract/leads/values";
import { memo, useMemo } from "react";
import { useTexts } from "../../../texts/texts.ts";
import { BoardColumn } from "./board-column.tsx";

interface BoardProps {
  leads: readonly LeadRow[];
  search: string;
}

/** The pipeline: a column for each status, the latest activity on top (D43). */
export const LeadBoard = memo(function LeadBoard({ leads, search }: BoardProps) {
  const { board } = useTexts("leads");
  const columns = useMemo(() => {
    const sorted = leads.filter((lead) => matchesSearch(lead, search)).toSorted(leadComparator(defaultLeadOrder));
    return Map.groupBy(sorted, ({ status }) => status);
  }, [leads, search]);
  return (
    <section
      aria-label={board.label}
      className="-mx-4 flex snap-x snap-proximity scroll-px-4 gap-3 overflow-x-auto px-4 pb-3 md:mx-0 md:scroll-px-0 md:px-0"
    >
      {leadStatuses.map((status) => (
        <BoardColumn key={status} status={status} leads={columns.get(status) ?? none} />
      ))}
    </section>
  );
});

const none: LeadRow[] = [];
