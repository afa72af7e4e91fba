import { type LeadStatus, leadStatuses } from "@linkedpotential/contract/leads/statuses";
import {
  choiceParameter,
  type ListParameters,
  type Parameter,
  pageParameter,
  textParameter,
} from "../../../lib/navigation/use-list-state.ts";
import { defaultLeadOrder, type LeadOrder } from "../sorting.ts";
import { type FilterName, filterParameter } from "./filters/lead-filters.ts";
import { tableColumns } from "./table/lead-columns.ts";

/** Statuses that the filter offers. The specification leaves out `interested`. */
export const filterStatuses = leadStatuses.filter((status) => status !== "interested");
export type StatusFilter = LeadStatus | "all";

export interface LeadListState extends Record<FilterName, string> {
  search: string;
  status: StatusFilter;
  sort: LeadOrder;
  page: number;
  /** Name of the saved view that was opened last. */
  saved: string;
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
const viewNameMax = 60;

/** Parameters of the list in the address. */
export const listParameters: ListParameters<LeadListState> = {
  search: textParameter(searchMax),
  status: choiceParameter<StatusFilter>(filterStatuses, "all"),
  statuses: filterParameter("statuses"),
  source: filterParameter("source"),
  temperature: filterParameter("temperature"),
  class: filterParameter("class"),
  tag: filterParameter("tag"),
  followUp: filterParameter("followUp"),
  sort: orderParameter,
  page: pageParameter,
  saved: textParameter(viewNameMax),
};
