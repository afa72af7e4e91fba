import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { type ComponentProps, memo } from "react";
import { useTexts } from "../../../../texts/texts.ts";
import { Checkbox } from "../../../../ui/checkbox.tsx";
import { cx } from "../../../../ui/class-names.ts";
import { Tr } from "../../../../ui/table.tsx";
import { followUpBar } from "../../lead/follow-up-label.tsx";
import { followUpTone } from "../../lead/follow-up-tone.ts";
import { useLeadActions } from "../../lead/lead-actions.tsx";
import { LeadMenu } from "../../lead/lead-menu.tsx";
import { leadPress } from "../../lead/lead-press.ts";
import { LeadCell } from "./lead-cells.tsx";
import { actionsClass, cellClass, cellStyles, type ShownColumn, selectionClass } from "./lead-columns.ts";

interface RowProps {
  lead: LeadRow;
  columns: readonly ShownColumn[];
  isSelected: boolean;
  /** Whether the record of the lead is open. */
  isOpen: boolean;
  onSelect: (id: number, isSelected: boolean) => void;
}

/**
 * Row of a lead. A press anywhere on the row opens the lead. The name is a button, so that the keyboard can open it
 * too.
 */
export const LeadTableRow = memo(function LeadTableRow({ lead, columns, isSelected, isOpen, onSelect }: RowProps) {
  const texts = useTexts("leads");
  const { open, today } = useLeadActions();
  const tone = followUpTone(lead, today);
  return (
    <Tr
      role="row"
      isSelected={isSelected}
      aria-current={isOpen || undefined}
      data-lead={lead.id}
      data-follow-up={tone}
      className={cx(
        "group relative isolate flex h-11 cursor-pointer overflow-clip",
        "before:absolute before:inset-y-0 before:left-0 before:w-[3px] aria-current:bg-accent-soft",
        followUpBar[tone],
      )}
      {...leadPress(lead, open)}
    >
      <Cell className={selectionClass} onClick={(event) => event.stopPropagation()}>
        <Checkbox
          aria-label={texts.select(lead.name)}
          isSelected={isSelected}
          onChange={(selected) => onSelect(lead.id, selected)}
        />
      </Cell>
      {columns.map((column) => (
        <Cell key={column.id} data-column={column.id} style={cellStyles[column.id]} className={cellClass(column.id)}>
          <LeadCell lead={lead} column={column} />
        </Cell>
      ))}
      <Cell className={actionsClass} onClick={(event) => event.stopPropagation()}>
        <LeadMenu lead={lead} />
      </Cell>
    </Tr>
  );
});

const Cell = (props: ComponentProps<"td">) => (
  // biome-ignore lint/a11y/noRedundantRoles: some browsers drop the role of a cell without table layout
  <td role="cell" {...props} />
);
