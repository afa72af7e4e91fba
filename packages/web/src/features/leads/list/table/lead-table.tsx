import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { useTexts } from "../../../../texts/texts.ts";
import { Checkbox } from "../../../../ui/checkbox.tsx";
import { SortTh, Table, Th } from "../../../../ui/table.tsx";
import type { LeadOrder } from "../../sorting.ts";
import type { Selection } from "../selection/use-selection.ts";
import { columnClass, type TableColumn, tableColumns } from "./lead-columns.ts";
import { LeadTableRow } from "./lead-table-row.tsx";

interface TableProps {
  rows: readonly LeadRow[];
  order: LeadOrder;
  onOrder: (order: LeadOrder) => void;
  selection: Selection;
}

/**
 * Table of leads. Its rows are flex containers, so that a change in one row does not cause a layout of the other rows.
 */
export function LeadTable({ rows, order, onOrder, selection }: TableProps) {
  const texts = useTexts("leads");
  const labels = useColumnLabels();
  return (
    <div className="@container">
      <Table label={texts.table} role="table" className="block">
        <thead className="block">
          {/* biome-ignore lint/a11y/noRedundantRoles: some browsers drop the role of a row without table layout */}
          <tr role="row" className="flex">
            <Th role="columnheader" className={columnClass.selection}>
              <Checkbox
                aria-label={texts.selectPage}
                isSelected={selection.pageState === "all"}
                isIndeterminate={selection.pageState === "some"}
                onChange={selection.selectPage}
              />
            </Th>
            {tableColumns.map((column) => (
              <SortTh
                key={column}
                role="columnheader"
                column={column}
                sort={order}
                onSort={onOrder}
                className={columnClass[column]}
              >
                {labels[column]}
              </SortTh>
            ))}
            <Th role="columnheader" className={columnClass.actions}>
              <span className="sr-only">{texts.columns.actions}</span>
            </Th>
          </tr>
        </thead>
        <tbody className="block">
          {rows.map((lead) => (
            <LeadTableRow
              key={lead.id}
              lead={lead}
              isSelected={selection.ids.has(lead.id)}
              onSelect={selection.select}
            />
          ))}
        </tbody>
      </Table>
    </div>
  );
}

export function useColumnLabels(): Record<TableColumn, string> {
  const { columns } = useTexts("leads");
  return {
    name: columns.name,
    position: columns.position,
    status: columns.status,
    closingProbability: columns.probability,
    nextStep: columns.nextStep,
    followUpDate: columns.followUp,
    dealValue: columns.value,
    lastActivity: columns.lastActivity,
  };
}
