import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { useCallback, useDeferredValue, useMemo } from "react";
import { useListState } from "../../../lib/navigation/use-list-state.ts";
import { useUser } from "../../../lib/session/session.ts";
import { useTypedText } from "../../../lib/use-typed-text.ts";
import { useTexts } from "../../../texts/texts.ts";
import { useLeadActions } from "../lead/lead-actions.tsx";
import { leadSearch } from "../search.ts";
import { type LeadOrder, sortAll, sortPage, toLeads, toSortables } from "../sorting.ts";
import {
  type FilterName,
  filterNames,
  type LeadFilters,
  leadFilter,
  readFilter,
  writeFilter,
} from "./filters/lead-filters.ts";
import { type LeadListState, listParameters, type StatusFilter } from "./list-parameters.ts";

export const leadsPerPage = 25;

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

/**
 * Search, filter, sort order and page of the list, stored in the address. Typing updates the search field at once, and
 * the rows deferred.
 *
 * @param leads sorted by latest activity
 */
export function useVisibleLeads(leads: readonly LeadRow[]) {
  const [state, set] = useListState(listParameters);
  const { today } = useLeadActions();
  const { chances } = useUser().workSettings;
  const { status } = state;
  const { column, direction } = state.sort;
  // `state.sort` is a new object after every change of the address. A stable object avoids sorting again.
  const order = useMemo<LeadOrder>(() => ({ column, direction }), [column, direction]);
  const storeSearch = useCallback(
    (text: string) => {
      // `setPage` may have stored the search already. Compare with the address, because `state` lags behind in a
      // transition.
      const storedSearch = new URLSearchParams(location.search).get("search");
      if (storedSearch !== listParameters.search.write(text)) set({ search: text, page: 1 });
    },
    [set],
  );
  const [search, setSearch] = useTypedText(state.search, storeSearch);
  const needle = useDeferredValue(search);
  const filters = useFilterTexts(state);
  const all = useMemo(() => toSortables(leads, column, chances), [leads, column, chances]);
  const filtered = useMemo(() => {
    const passes = leadFilter(readFilters(filters), today);
    return all.filter(({ lead }) => passes(lead));
  }, [all, filters, today]);
  const labelsOf = useLabels();
  const searched = useMemo(() => {
    const matchesSearch = leadSearch(needle, labelsOf);
    return filtered.filter(({ lead }) => matchesSearch(lead));
  }, [filtered, needle, labelsOf]);
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
  const setStatus = useCallback((to: StatusFilter) => set({ status: to, statuses: "", page: 1 }), [set]);
  const setFilter = useCallback(
    (name: FilterName, values: readonly string[]) =>
      set({ [name]: writeFilter(values), ...(name === "statuses" && { status: "all" }), page: 1 }),
    [set],
  );
  const toggleFilter = useCallback(
    (name: FilterName, value: string, isOn: boolean) => {
      // Read the address, because `filters` lags behind in a transition.
      const values = readFilter(name, new URLSearchParams(location.search).get(name) ?? "");
      setFilter(name, isOn ? [...values, value] : values.filter((one) => one !== value));
    },
    [setFilter],
  );
  const clearFilters = useCallback(() => set({ ...noFilters, status: "all", page: 1 }), [set]);
  const setOrder = useCallback((sort: LeadOrder) => set({ sort, page: 1 }), [set]);
  // Store the search together with the page, because the address may not contain the latest search yet.
  const setPage = useCallback((to: number) => set({ search: needle, page: to }, { push: true }), [set, needle]);
  const reset = useCallback(() => {
    setSearch("");
    set({ ...noFilters, search: "", status: "all", page: 1 });
  }, [setSearch, set]);
  const visible = useMemo<VisibleLeads>(
    () => ({ order, page, pageCount, matches: toLeads(matches), rows, setOrder, setPage, reset }),
    [order, page, pageCount, matches, rows, setOrder, setPage, reset],
  );
  const searchedLeads = useMemo(() => toLeads(searched), [searched]);
  const hasFilters = status !== "all" || filterNames.some((name) => filters[name] !== "");
  return {
    ...{ search, setSearch, status, setStatus, filters, setFilter, toggleFilter, hasFilters, clearFilters },
    /** Empties the search field, for links that replace the search in the address. */
    clearSearch: useCallback(() => setSearch(""), [setSearch]),
    /** Content of the list. */
    visible,
    /** Leads of the board: the same search and filters without the status select. */
    searched: searchedLeads,
    /** Returns all matching leads in the order of the list. */
    sortMatches: useCallback(() => sortAll(matches, direction), [matches, direction]),
  };
}

const noFilters = Object.fromEntries(filterNames.map((name) => [name, ""])) as Record<FilterName, string>;

/** Returns the filters of the address. The object stays the same until a filter changes. */
function useFilterTexts(state: LeadListState): Readonly<Record<FilterName, string>> {
  const { statuses, source, temperature, class: priorityClass, tag, followUp } = state;
  return useMemo(
    () => ({ statuses, source, temperature, class: priorityClass, tag, followUp }),
    [statuses, source, temperature, priorityClass, tag, followUp],
  );
}

const readFilters = (filters: Readonly<Record<FilterName, string>>): LeadFilters =>
  Object.fromEntries(filterNames.map((name) => [name, readFilter(name, filters[name])])) as LeadFilters;

/** Returns a function that lists the labels of a lead's status, source and temperature. */
function useLabels() {
  const texts = useTexts("leads");
  return useCallback(
    ({ status, source, temperature }: Pick<LeadRow, "status" | "source" | "temperature">) =>
      [texts.statuses[status], source && texts.source(source), temperature && texts.temperatures[temperature]].join(
        "\n",
      ),
    [texts],
  );
}
