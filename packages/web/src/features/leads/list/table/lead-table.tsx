import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { type CSSProperties, useMemo } from "react";
import { useWorkSettings } from "../../../../lib/session/work-settings.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { Checkbox } from "../../../../ui/checkbox.tsx";
import { SortTh, Th } from "../../../../ui/table.tsx";
import { useOpenLead } from "../../lead/open-lead.ts";
import { firstDirection, type LeadOrder } from "../../sorting.ts";
import type { Selection } from "../selection/use-selection.ts";
import { ColumnResizer } from "./column-resizer.tsx";
import { showFullText } from "./full-text.ts";
import {
  actionsClass,
  cellClass,
  cellStyles,
  columnsOf,
  fittingColumns,
  selectionClass,
  type TableColumn,
  widthVariables,
} from "./lead-columns.ts";
import { LeadTableRow } from "./lead-table-row.tsx";
import { useColumnLabels } from "./use-column-labels.ts";

interface TableProps {
  rows: readonly LeadRow[];
  order: LeadOrder;
  onOrder: (order: LeadOrder) => void;
  selection: Selection;
  /** Width of the list in px. Zero while it is unknown. */
  width: number;
}

/**
 * Table of leads. Its rows are flex containers, so that a change in one row does not cause a layout of the other rows.
 * Its head stays below the top bar.
 */
export function LeadTable({ rows, order, onOrder, selection, width }: TableProps) {
  const texts = useTexts("leads");
  const labels = useColumnLabels();
  const openLead = useOpenLead();
  const { columns, resize } = useColumns(width);
  const variables = useMemo(() => widthVariables(columns) as CSSProperties, [columns]);
  return (
    <table
      // biome-ignore lint/a11y/noRedundantRoles: some browsers drop the role of a table without table layout
      role="table"
      aria-label={texts.table}
      style={variables}
      onPointerOver={showFullText}
      className="@container relative block w-full text-left text-sm"
    >
      <thead className="sticky top-14 z-2 block rounded-t-lg bg-surface">
        {/* biome-ignore lint/a11y/noRedundantRoles: some browsers drop the role of a row without table layout */}
        <tr role="row" className="group/head flex">
          <Th role="columnheader" className={`${selectionClass} h-10`}>
            <Checkbox
              aria-label={texts.selectPage}
              isSelected={selection.pageState === "all"}
              isIndeterminate={selection.pageState === "some"}
              onChange={selection.selectPage}
            />
          </Th>
          {columns.map(({ id, width: chosen }) => (
            <SortTh
              key={id}
              role="columnheader"
              // The name of the handle in it does not belong to the column's name.
              aria-label={labels[id]}
              column={id}
              sort={order}
              onSort={onOrder}
              firstDirection={firstDirection(id)}
              style={cellStyles[id]}
              className={`relative ${cellClass(id)}`}
              end={
                <ColumnResizer
                  column={id}
                  label={texts.columns.width(labels[id])}
                  nameWidth={texts.columns.widthValue}
                  width={chosen}
                  onResize={resize}
                />
              }
            >
              {labels[id]}
            </SortTh>
          ))}
          <Th role="columnheader" className={actionsClass}>
            <span className="sr-only">{texts.columns.actions}</span>
          </Th>
        </tr>
      </thead>
      <tbody className="block">
        {rows.map((lead) => (
          <LeadTableRow
            key={lead.id}
            lead={lead}
            columns={columns}
            isSelected={selection.ids.has(lead.id)}
            isOpen={lead.id === openLead}
            onSelect={selection.select}
          />
        ))}
      </tbody>
    </table>
  );
}

/** Returns the columns that fit, and a function that saves a width. */
function useColumns(tableWidth: number) {
  const [{ leadColumns }, change] = useWorkSettings();
  const chosen = useMemo(() => columnsOf(leadColumns), [leadColumns]);
  const columns = useMemo(() => fittingColumns(chosen, tableWidth), [chosen, tableWidth]);
  const resize = (column: TableColumn, width: number | undefined) =>
    change({
      leadColumns: chosen.map((one) => {
        const next = one.id === column ? width : one.width;
        return next === undefined ? { id: one.id } : { id: one.id, width: next };
      }),
    });
  return { columns, resize };
}
