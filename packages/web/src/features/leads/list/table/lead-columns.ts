import type { WorkSettings } from "@linkedpotential/contract/user/work-settings";
import type { CSSProperties } from "react";
import type { LeadColumn } from "../../sorting.ts";

/** All columns of the table, from left to right unless the person has chosen another order. */
export const tableColumns = [
  "name",
  "company",
  "position",
  "salutation",
  "status",
  "closingProbability",
  "temperature",
  "priorityClass",
  "source",
  "tags",
  "nextStep",
  "followUpDate",
  "rhythmWeeks",
  "dealValue",
  "lastActivity",
] as const satisfies readonly LeadColumn[];
export type TableColumn = (typeof tableColumns)[number];

/** @internal */
export const defaultColumns: readonly TableColumn[] = [
  "name",
  "company",
  "position",
  "status",
  "closingProbability",
  "nextStep",
  "followUpDate",
  "dealValue",
  "lastActivity",
];

interface Layout {
  /** Width in px. */
  width: number;
  /** Width in px to which the column shrinks when there is little room. */
  min?: number;
  /** Share of the width that is left over. */
  grow?: number;
  /** Width in px at which the column stops growing. */
  max?: number;
}

/** Widths in px of the columns of check boxes and menus. */
const fixedWidth = 44 + 44;
const layouts: Record<TableColumn, Layout> = {
  name: { width: 172, min: 122, grow: 6, max: 340 },
  company: { width: 124, min: 96, grow: 3, max: 280 },
  position: { width: 104, grow: 1, max: 240 },
  salutation: { width: 76 },
  status: { width: 138, min: 126 },
  closingProbability: { width: 134 },
  temperature: { width: 106 },
  priorityClass: { width: 76 },
  source: { width: 124 },
  tags: { width: 152 },
  nextStep: { width: 116, grow: 2 },
  followUpDate: { width: 116, min: 98 },
  rhythmWeeks: { width: 104 },
  dealValue: { width: 100, min: 88 },
  lastActivity: { width: 128 },
};

export const columnWidthMin = 64;
export const columnWidthMax = 640;
export const clampWidth = (width: number): number =>
  Math.round(Math.min(columnWidthMax, Math.max(columnWidthMin, width)));

/** A visible column. Its width in px is set only if the person has chosen one. */
export interface ShownColumn {
  id: TableColumn;
  width?: number | undefined;
  /** Set for the name when the position is chosen, but has no room of its own: then it stands below the name. */
  hasPosition?: boolean;
}

/** Returns the columns of the settings in their order, or the default ones. The name is always the first. */
export function columnsOf(settings: WorkSettings["leadColumns"]): readonly ShownColumn[] {
  if (settings.length === 0) return defaultColumns.map((id) => ({ id }));
  const widths = new Map(settings.map(({ id, width }) => [id, width]));
  const ids = new Set<TableColumn>(["name"]);
  for (const { id } of settings) if (isTableColumn(id)) ids.add(id);
  return [...ids].map((id) => ({ id, width: widths.get(id) }));
}

const isTableColumn = (id: string): id is TableColumn => tableColumns.some((column) => column === id);

/** Columns that stay when there is little room, such as beside an open lead, and those that go first. */
const first: readonly TableColumn[] = ["name", "company", "status", "dealValue", "followUpDate"];
const last: readonly TableColumn[] = ["nextStep", "lastActivity", "closingProbability", "position"];
const rank = (id: TableColumn): number => {
  if (first.includes(id)) return first.indexOf(id) - first.length;
  return last.includes(id) ? 1 + last.indexOf(id) : 0;
};

/** @internal */
export const widthOf = ({ id, width }: ShownColumn): number => width ?? layouts[id].width;
const minOf = ({ id, width }: ShownColumn): number => width ?? layouts[id].min ?? layouts[id].width;

/**
 * Returns the columns that fit into a table of this width in px. Those that stay may shrink, the others need their whole
 * width. Zero is unknown: then all columns fit.
 */
export function fittingColumns(columns: readonly ShownColumn[], tableWidth: number): readonly ShownColumn[] {
  if (tableWidth === 0) return columns;
  const room = tableWidth - fixedWidth;
  const fitting = new Set<TableColumn>(["name"]);
  const fits = (added: ShownColumn) => {
    const measure = first.includes(added.id) ? minOf : widthOf;
    const all = columns.filter((column) => fitting.has(column.id) || column === added);
    return all.reduce((sum, column) => sum + measure(column), 0) <= room;
  };
  for (const column of columns.toSorted((a, b) => rank(a.id) - rank(b.id))) if (fits(column)) fitting.add(column.id);
  const hasPosition = !fitting.has("position") && columns.some(({ id }) => id === "position");
  return columns
    .filter(({ id }) => fitting.has(id))
    .map((column) => (column.id === "name" && hasPosition ? { ...column, hasPosition } : column));
}

/** Returns the CSS variables that set the widths of the cells in `cellStyles`. */
export const widthVariables = (columns: readonly ShownColumn[]): Record<string, string> =>
  Object.fromEntries(
    columns.flatMap(({ id, width }) => {
      const { grow = 0, min, max, width: initial } = layouts[id];
      if (width) return [[`--${id}`, fixedFlex(width)]];
      return [
        [`--${id}`, `${grow} ${min ? 1 : 0} ${initial}px`],
        ...(min ? [[`--${id}-min`, `${min}px`]] : []),
        ...(max ? [[`--${id}-max`, `${max}px`]] : []),
      ];
    }),
  );

export const fixedFlex = (width: number): string => `0 0 ${width}px`;

/** Styles of the cells of each column. Dragging a head changes a variable of the table, so that no row rerenders. */
export const cellStyles = Object.fromEntries(
  tableColumns.map((id) => [
    id,
    { flex: `var(--${id})`, minWidth: `var(--${id}-min, 0)`, maxWidth: `var(--${id}-max)` },
  ]),
) as Record<TableColumn, CSSProperties>;

const cell = "content-center px-2! py-0";
const numbers = `${cell} whitespace-nowrap text-right tabular-nums`;
const isNumber = (id: TableColumn): boolean => id === "closingProbability" || id === "dealValue";

export const cellClass = (id: TableColumn): string => (isNumber(id) ? numbers : cell);
export const selectionClass = "w-11 shrink-0 content-center py-0 pr-2 pl-4";
export const actionsClass = "ml-auto w-11 shrink-0 content-center py-0 pr-2 pl-1";
