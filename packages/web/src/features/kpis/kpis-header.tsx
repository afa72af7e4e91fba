import { CalendarCheck, Download, Ellipsis, Plus, Trash2, Upload } from "lucide-react";
import { useTexts } from "../../texts/texts.ts";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/class-names.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { LazyMenu } from "../../ui/lazy-menu.tsx";

interface HeaderProps {
  lead: string;
  isEmpty: boolean;
  /** Labels of the main button, which enters a day or shows its entry. */
  todayLabels: { enter: string; show: string };
  /** Whether that day has an entry already. */
  isTodayEntered: boolean;
  onAdd: () => void;
  onAddToday: () => void;
  onImport: () => void;
  onExport: () => void;
  onDeleteAll: () => void;
}

export function KpisHeader({
  lead,
  isEmpty,
  todayLabels,
  isTodayEntered,
  onAdd,
  onAddToday,
  onImport,
  onExport,
  onDeleteAll,
}: HeaderProps) {
  const texts = useTexts("kpis");
  return (
    <header className="flex flex-wrap items-start gap-x-4 gap-y-3">
      <div className={cx("min-w-0 flex-1", !isEmpty && "basis-72")}>
        <h1 className="font-semibold text-lg md:text-xl">{texts.title}</h1>
        <p className="mt-0.5 text-ink-muted text-sm">{lead}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <LazyMenu
          trigger={<IconButton variant="secondary" label={texts.more} icon={<Ellipsis size={16} />} />}
          actions={[
            { id: "import", label: texts.import, icon: <Upload size={16} />, onAction: onImport },
            ...(isEmpty
              ? []
              : [
                  { id: "export", label: texts.export, icon: <Download size={16} />, onAction: onExport },
                  { id: "delete", label: texts.deleteAll, icon: <Trash2 size={16} />, onAction: onDeleteAll },
                ]),
          ]}
        />
        {!isEmpty && (
          <>
            {/* Without its icon, the button fits beside the menu at 320 px. */}
            <Button icon={<Plus size={16} className="max-[22rem]:hidden" />} onPress={onAdd}>
              {texts.add}
            </Button>
            <Button
              variant={isTodayEntered ? "secondary" : "primary"}
              icon={<CalendarCheck size={16} />}
              onPress={onAddToday}
            >
              {isTodayEntered ? todayLabels.show : todayLabels.enter}
            </Button>
          </>
        )}
      </div>
    </header>
  );
}
