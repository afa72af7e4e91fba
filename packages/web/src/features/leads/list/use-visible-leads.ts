import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { type LeadStatus, leadStatuses } from "@linkedpotential/contract/leads/values";
import { useCallback, useDeferredValue, useEffect, useMemo, useRef } from "react";
import {
  choiceParameter,
  type ListParameters,
  type Parameter,
  pageParameter,
  textParameter,
  useListState,
} from "../../../lib/navigation/use-list-state.ts";
import { useTypedText } from "../../../lib/use-typed-text.ts";
import { leadSearch } from "../search.ts";
import { defaultLeadOrder, type LeadOrder, leadsOf, sortable, sortedLeads } from "../sorting.ts";
import { tableColumns } from "./table/lead-columns.ts";

export const leadsPerPage = 25;

/** Without `interested`, as specified. */
export const filterStatuses = leadStatuses.filter((status) => status !== "interested");
export type StatusFilter = LeadStatus | "all";

interface LeadListState {
  search: string;
  status: StatusFilter;
  sort: LeadOrder;
  page: number;
}

/** What the list shows, the very same while only the search field changed. */
export interface VisibleLeads {
  order: LeadOrder;
  page: number;
  pageCount: number;
  /** On all pages, in any order. */
  found: readonly LeadRow[];
  rows: readonly LeadRow[];
  setOrder: (order: LeadOrder) => void;
  setPage: (page: number) => void;
  /** Nothing searched, nothing filtered. */
  reset: () => void;
}

/** `name` is ascending, `-name` descending. */
const orderParameter: Parameter<LeadOrder> = {
  read: (text) => {
    const column = tableColumns.find((one) => one === text?.replace(/^-/, ""));
    if (!column) return defaultLeadOrder;
    return { column, direction: text?.startsWith("-") ? "descending" : "ascending" };
  },
  write: ({ column, direction }) => {
    if (column === defaultLeadOrder.column && direction === defaultLeadOrder.direction) return null;
    return direction === "descending" ? `-${column}` : column;
  },
};

const searchMax = 200;

const parameters: ListParameters<LeadListState> = {
  search: textParameter(searchMax),
  status: choiceParameter<StatusFilter>(filterStatuses, "all"),
  sort: orderParameter,
  page: pageParameter,
};

/**
 * Search, filter, order and page of the list, kept in the address. The rows follow the typing when there is time.
 *
 * @param leads the latest activity first
 */
export function useVisibleLeads(leads: readonly LeadRow[]) {
  const [state, set] = useListState(parameters);
  const { status } = state;
  const { column, direction } = state.sort;
  // Read anew with every change of the address, whatever changed there: sorting 5,000 leads is not worth that.
  const order = useMemo<LeadOrder>(() => ({ column, direction }), [column, direction]);
  const keepSearch = useCallback(
    (text: string) => {
      // A page chosen meanwhile has kept it along: the address knows before the screen does.
      const kept = new URLSearchParams(location.search).get("search");
      if (kept !== parameters.search.write(text)) set({ search: text, page: 1 });
    },
    [set],
  );
  const [search, setSearch] = useTypedText(state.search, keepSearch);
  const needle = useDeferredValue(search);
  const all = useMemo(() => sortable(leads, column), [leads, column]);
  const searched = useMemo(() => {
    const isFound = leadSearch(needle);
    return all.filter(({ lead }) => isFound(lead));
  }, [all, needle]);
  const found = useMemo(
    () => (status === "all" ? searched : searched.filter(({ lead }) => lead.status === status)),
    [searched, status],
  );
  const pageCount = Math.max(1, Math.ceil(found.length / leadsPerPage));
  // What is typed and not kept yet is another list: it begins at its first page.
  const page = needle.trim() === state.search.trim() ? Math.min(state.page, pageCount) : 1;
  const rows = useMemo(
    () => sortedLeads(found, direction, [(page - 1) * leadsPerPage, page * leadsPerPage]),
    [found, direction, page],
  );
  // What was typed just now is kept along: the page is one of what is found by it.
  const typed = useRef(search);
  useEffect(() => {
    typed.current = search;
  }, [search]);
  const setStatus = useCallback((to: StatusFilter) => set({ search: typed.current, status: to, page: 1 }), [set]);
  const setOrder = useCallback((sort: LeadOrder) => set({ search: typed.current, sort, page: 1 }), [set]);
  const setPage = useCallback((to: number) => set({ search: typed.current, page: to }, { push: true }), [set]);
  const reset = useCallback(() => {
    setSearch("");
    set({ search: "", status: "all", page: 1 });
  }, [setSearch, set]);
  const visible = useMemo<VisibleLeads>(
    () => ({ order, page, pageCount, found: leadsOf(found), rows, setOrder, setPage, reset }),
    [order, page, pageCount, found, rows, setOrder, setPage, reset],
  );
  const searchedLeads = useMemo(() => leadsOf(searched), [searched]);
  return { search, status, setSearch, setStatus, visible, searched: searchedLeads };
}
