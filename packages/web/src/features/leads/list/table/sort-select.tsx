import { ArrowDown, ArrowUp } from "lucide-react";
import { useTexts } from "../../../../texts/texts.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { Select } from "../../../../ui/select.tsx";
import { firstDirection, type LeadOrder } from "../../sorting.ts";
import { type TableColumn, tableColumns } from "./lead-columns.ts";
import { useColumnLabels } from "./use-column-labels.ts";

interface SortProps {
  order: LeadOrder;
  onOrder: (order: LeadOrder) => void;
}

/** Sorts the cards on phones, which have no column heads. */
export function SortSelect({ order, onOrder }: SortProps) {
  const { sortBy, ascending, descending } = useTexts("leads");
  const labels = useColumnLabels();
  const isAscending = order.direction === "ascending";
  const opposite = isAscending ? "descending" : "ascending";
  const column = tableColumns.find((one) => one === order.column) ?? "lastActivity";
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Select<TableColumn>
        label={sortBy}
        choices={tableColumns.map((id) => ({ id, label: labels[id] }))}
        value={column}
        onChange={(next) => onOrder({ column: next, direction: firstDirection(next) })}
        className="min-w-0 flex-[1_1_10rem]"
      />
      <IconButton
        variant="secondary"
        label={isAscending ? ascending : descending}
        icon={isAscending ? <ArrowUp size={16} /> : <ArrowDown size={16} />}
        onPress={() => onOrder({ ...order, direction: opposite })}
      />
    </div>
  );
}
