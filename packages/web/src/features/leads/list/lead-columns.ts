import type { LeadColumn } from "../sorting.ts";

/** The columns that sort, in their order. */
export const tableColumns = [
  "name",
  "position",
  "status",
  "closingProbability",
  "nextStep",
  "followUpDate",
  "dealValue",
  "lastActivity",
] as const satisfies readonly LeadColumn[];
export type TableColumn = (typeof tableColumns)[number];

/** Widths, and from which width of the table on a column has room. Everything is in the dialog and on the cards. */
export const columnClass: Record<TableColumn, string> = {
  name: "",
  position: "hidden @min-[70rem]:table-cell w-38",
  status: "w-34",
  closingProbability: "hidden @4xl:table-cell w-22 pr-4! text-right",
  nextStep: "hidden @5xl:table-cell w-38",
  followUpDate: "w-28",
  dealValue: "hidden @3xl:table-cell w-25 whitespace-nowrap text-right",
  lastActivity: "hidden @4xl:table-cell w-34 whitespace-nowrap",
};
