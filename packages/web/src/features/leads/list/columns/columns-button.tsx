import { Columns3 } from "lucide-react";
import { useRef, useState } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";
import { useWorkSettings } from "../../../../lib/session/work-settings.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { Button } from "../../../../ui/button.tsx";
import { popoverClass } from "../../../../ui/popover-style.ts";
import { columnsOf, type ShownColumn, type TableColumn } from "../table/lead-columns.ts";
import { useColumnLabels } from "../table/use-column-labels.ts";
import { canMove, listedColumns, moveColumn, type Step } from "./column-order.ts";
import { ColumnRow } from "./column-row.tsx";

/** Button that opens the choice and the order of the table's columns. A change is saved at once. */
export function ColumnsButton() {
  const { chooseColumns } = useTexts("leads");
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button ref={button} icon={<Columns3 size={16} aria-hidden />} onPress={() => setOpen(true)}>
        {chooseColumns}
      </Button>
      <Popover
        isOpen={isOpen}
        offset={4}
        placement="bottom end"
        triggerRef={button}
        onOpenChange={setOpen}
        className={popoverClass}
      >
        <Dialog aria-label={chooseColumns} className="flex w-80 max-w-full flex-col gap-2 p-3 outline-none">
          <Columns />
        </Dialog>
      </Popover>
    </>
  );
}

function Columns() {
  const { columns: texts } = useTexts("lead-tools");
  const labels = useColumnLabels();
  const [{ leadColumns }, change] = useWorkSettings();
  /** Column that was moved last, whose place is announced to screen readers. */
  const [moved, setMoved] = useState<TableColumn>();
  const shown = columnsOf(leadColumns);
  const ids = shown.map(({ id }) => id);
  const save = (columns: readonly ShownColumn[]) =>
    change({ leadColumns: columns.map(({ id, width }) => (width ? { id, width } : { id })) });
  const show = (id: TableColumn, isShown: boolean) => {
    const next = listedColumns(ids).filter((one) => (one === id ? isShown : ids.includes(one)));
    save(next.map((one) => shown.find((column) => column.id === one) ?? { id: one }));
  };
  const moveProps = (id: TableColumn, step: Step, label: string) => ({
    label,
    isAtEnd: !canMove(ids, id, step),
    onMove: () => {
      save(moveColumn(shown, id, step));
      setMoved(id);
    },
  });
  return (
    <>
      <ul className="flex flex-col">
        {listedColumns(ids).map((id) => {
          const isShown = ids.includes(id);
          const isFixed = id === "name";
          return (
            <ColumnRow
              key={id}
              label={labels[id]}
              isShown={isShown}
              isFixed={isFixed}
              onShow={(next) => show(id, next)}
              {...(isShown &&
                !isFixed && {
                  moves: {
                    up: moveProps(id, -1, texts.up(labels[id])),
                    down: moveProps(id, 1, texts.down(labels[id])),
                  },
                })}
            />
          );
        })}
      </ul>
      <p className="text-ink-subtle text-xs">{texts.hint}</p>
      <p aria-live="polite" className="sr-only">
        {moved && texts.place(labels[moved], ids.indexOf(moved) + 1, ids.length)}
      </p>
      <Button size="sm" isDisabled={leadColumns.length === 0} onPress={() => change({ leadColumns: [] })}>
        {texts.reset}
      </Button>
    </>
  );
}
