import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { type LeadStatus, leadStatuses } from "@linkedpotential/contract/leads/statuses";
import { useCallback, useDeferredValue, useMemo } from "react";
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
import { defaultLeadOrder, type LeadOrder, sortPage, toLeads, toSortables } from "../sorting.ts";
import { tableColumns } from "./table/lead-columns.ts";

export const leadsPerPage = 25;

/** Statuses that the filter offers. The specification leaves out `interested`. */
export const filterStatuses = leadStatuses.filter((status) => status !== "interested");
export type StatusFilter = LeadStatus | "all";

interface LeadListState {
  search: string;
  status: StatusFilter;
  sort: LeadOrder;
  page: number;
}

/**
 * Content of the list. Typing changes this object only when the deferred search changes, so that the list can be
 * memoized.
 */
export interface VisibleLeads {
  order: LeadOrder;
  page: number;
  pageCount: number;
  /** Leads on all pages that match search and filter, unsorted. */
  matches: readonly LeadRow[];
  rows: readonly LeadRow[];
  setOrder: (order: LeadOrder) => void;
  setPage: (page: number) => void;
  reset: () => void;
}

/** Sort order in the address: `name` is ascending, `-name` descending. */
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
 * Search, filter, sort order and page of the list, stored in the address. Typing updates the search field at once, and
 * the rows deferred.
 *
 * @param leads sorted by latest activity
 */
export function useVisibleLeads(leads: readonly LeadRow[]) {
  const [state, set] = useListState(parameters);
  const { status } = state;
  const { column, direction } = state.sort;
  // `state.sort` is a new object after every change of the address. A stable object avoids sorting again.
  const order = useMemo<LeadOrder>(() => ({ column, direction }), [column, direction]);
  const storeSearch = useCallback(
    (text: string) => {
      // `setPage` may have stored the search already. Compare with the address, because `state` lags behind in a
      // transition.
      const storedSearch = new URLSearchParams(location.search).get("search");
      if (storedSearch !== parameters.search.write(text)) set({ search: text, page: 1 });
    },
    [set],
  );
  const [search, setSearch] = useTypedText(state.search, storeSearch);
  const needle = useDeferredValue(search);
  const all = useMemo(() => toSortables(leads, column), [leads, column]);
  const searched = useMemo(() => {
    const matchesSearch = leadSearch(needle);
    return all.filter(({ lead }) => matchesSearch(lead));
  }, [all, needle]);
  const matches = useMemo(
    () => (status === "all" ? searched : searched.filter(({ lead }) => lead.status === status)),
    [searched, status],
  );
  const pageCount = Math.max(1, Math.ceil(matches.length / leadsPerPage));
  // The page in the address belongs to the search in the address. A newer search, not stored yet, shows its first page.
  const page = needle.trim() === state.search.trim() ? Math.min(state.page, pageCount) : 1;
  const rows = useMemo(
    () => sortPage(matches, direction, [(page - 1) * leadsPerPage, page * leadsPerPage]),
    [matches, direction, page],
  );
  const setStatus = useCallback((to: StatusFilter) => set({ status: to, page: 1 }), [set]);
  const setOrder = useCallback((sort: LeadOrder) => set({ sort, page: 1 }), [set]);
  // Store the search together with the page, because the address may not contain the latest search yet.
  const setPage = useCallback((to: number) => set({ search: needle, page: to }, { push: true }), [set, needle]);
  const reset = useCallback(() => {
    setSearch("");
    set({ search: "", status: "all", page: 1 });
  }, [setSearch, set]);
  const visible = useMemo<VisibleLeads>(
    () => ({ order, page, pageCount, matches: toLeads(matches), rows, setOrder, setPage, reset }),
    [order, page, pageCount, matches, rows, setOrder, setPage, reset],
  );
  const searchedLeads = useMemo(() => toLeads(searched), [searched]);
  return { search, status, setSearch, setStatus, visible, searched: searchedLeads };
}
