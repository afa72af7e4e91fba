import { leadsPerPage, matchesSearch } from "@linkedpotential/contract/leads/rules";
import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { defaultLeadOrder, type LeadOrder, leadComparator } from "@linkedpotential/contract/leads/sorting";
import type { LeadStatus } from "@linkedpotential/contract/leads/values";
import { useDeferredValue, useMemo, useState } from "react";

export type StatusFilter = LeadStatus | "all";

/** Search, filter, order and page of the list. Typing stays fluent: the rows follow when there is time. */
export function useVisibleLeads(leads: readonly LeadRow[]) {
  const [search, setSearch] = useState("");
  const [status, setStatus] = useState<StatusFilter>("all");
  const [order, setOrder] = useState<LeadOrder>(defaultLeadOrder);
  const [wantedPage, setPage] = useState(1);
  const needle = useDeferredValue(search);
  const sorted = useMemo(() => leads.toSorted(leadComparator(order)), [leads, order]);
  const found = useMemo(
    () => sorted.filter((lead) => (status === "all" || lead.status === status) && matchesSearch(lead, needle)),
    [sorted, status, needle],
  );
  const pageCount = Math.max(1, Math.ceil(found.length / leadsPerPage));
  const page = Math.min(wantedPage, pageCount);
  const rows = useMemo(() => found.slice((page - 1) * leadsPerPage, page * leadsPerPage), [found, page]);
  const restart = <Value>(change: (value: Value) => void) => {
    return (value: Value) => {
      change(value);
      setPage(1);
    };
  };
  return {
    search,
    deferredSearch: needle,
    status,
    order,
    page,
    pageCount,
    found,
    rows,
    setSearch: restart(setSearch),
    setStatus: restart(setStatus),
    setOrder: restart(setOrder),
    setPage,
  };
}
