import type { LeadColumn } from "../../sorting.ts";

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

const cell = "shrink-0 content-center px-2! py-2";

/**
 * Classes that set the width of each column and the table width from which the column is shown. The name takes the
 * remaining width.
 */
export const columnClass: Record<TableColumn | "selection" | "actions", string> = {
  selection: "w-12 shrink-0 content-center py-2 pr-3 pl-4",
  name: "min-w-0 flex-1 content-center px-2! py-2",
  position: `${cell} hidden w-34 @min-[70rem]:block`,
  status: `${cell} w-34`,
  closingProbability: `${cell} hidden w-22 pr-4! text-right tabular-nums @4xl:block`,
  nextStep: `${cell} hidden w-38 @5xl:block`,
  followUpDate: `${cell} w-28 tabular-nums`,
  dealValue: `${cell} hidden w-28 whitespace-nowrap text-right tabular-nums @3xl:block`,
  lastActivity: `${cell} hidden w-34 whitespace-nowrap tabular-nums @4xl:block`,
  actions: "w-14 shrink-0 content-center py-2 pr-4 pl-3",
};
