import { Columns3 } from "lucide-react";
import { useRef, useState } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";
import { useWorkSettings } from "../../../../lib/session/work-settings.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { Button } from "../../../../ui/button.tsx";
import { Checkbox } from "../../../../ui/checkbox.tsx";
import { popoverClass } from "../../../../ui/popover-style.ts";
import { columnsOf, type TableColumn, tableColumns } from "../table/lead-columns.ts";
import { useColumnLabels } from "../table/use-column-labels.ts";

/** Button that opens the choice of the table's columns. A change is saved at once. */
export function ColumnsButton() {
  const texts = useTexts("leads");
  const { columns } = useTexts("lead-tools");
  const labels = useColumnLabels();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [{ leadColumns }, change] = useWorkSettings();
  const shown = columnsOf(leadColumns);
  const toggle = (id: TableColumn, isShown: boolean) => {
    const others = shown.filter((column) => column.id !== id);
    const next = isShown ? [...others, { id }] : others;
    change({ leadColumns: next.map(({ id: column, width }) => (width ? { id: column, width } : { id: column })) });
  };
  return (
    <>
      <Button ref={button} icon={<Columns3 size={16} aria-hidden />} onPress={() => setOpen(true)}>
        {texts.chooseColumns}
      </Button>
      <Popover
        isOpen={isOpen}
        offset={4}
        placement="bottom end"
        triggerRef={button}
        onOpenChange={setOpen}
        className={popoverClass}
      >
        <Dialog aria-label={texts.chooseColumns} className="flex w-72 max-w-full flex-col gap-2 p-3 outline-none">
          <ul className="flex flex-col">
            {tableColumns.map((id) => (
              <li key={id}>
                <Checkbox
                  isSelected={shown.some((column) => column.id === id)}
                  isDisabled={id === "name"}
                  onChange={(isShown) => toggle(id, isShown)}
                  className="min-h-8 w-full"
                >
                  {labels[id]}
                </Checkbox>
              </li>
            ))}
          </ul>
          <p className="text-ink-subtle text-xs">{columns.hint}</p>
          <Button size="sm" isDisabled={leadColumns.length === 0} onPress={() => change({ leadColumns: [] })}>
            {columns.reset}
          </Button>
        </Dialog>
      </Popover>
    </>
  );
}
