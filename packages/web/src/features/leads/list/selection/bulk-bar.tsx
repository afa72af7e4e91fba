import { ListChecks, Trash2, X } from "lucide-react";
import { useIsWide } from "../../../../lib/use-media-query.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { Button } from "../../../../ui/button.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { Tooltip } from "../../../../ui/tooltip.tsx";

interface BulkBarProps {
  count: number;
  /** Leads that search and filter found. */
  foundCount: number;
  onSelectAll: () => void;
  onClear: () => void;
  onDelete: () => void;
}

/** What can be done with the selected leads (LEAD-18): one line, below the top bar while the list scrolls. */
export function BulkBar({ count, foundCount, onSelectAll, onClear, onDelete }: BulkBarProps) {
  const texts = useTexts("leads");
  const Action = useIsWide() ? WordAction : IconAction;
  return (
    <div className="sticky top-14 z-10 flex items-center gap-1 border-line border-b bg-accent-soft py-2 pr-2 pl-4 md:gap-2 md:px-4">
      <p aria-live="polite" className="mr-auto min-w-0 font-medium text-sm">
        {texts.selected(count)}
      </p>
      {count < foundCount && (
        <Action label={texts.selectAll(foundCount)} icon={<ListChecks size={16} />} onPress={onSelectAll} />
      )}
      <Action label={texts.clearSelection} icon={<X size={16} />} onPress={onClear} />
      <Action isDanger label={texts.deleteSelected} icon={<Trash2 size={16} />} onPress={onDelete} />
    </div>
  );
}

interface ActionProps {
  label: string;
  icon: React.ReactNode;
  isDanger?: boolean;
  onPress: () => void;
}

function WordAction({ label, icon, isDanger = false, onPress }: ActionProps) {
  const look = isDanger ? { icon, className: "text-danger-text" } : { variant: "quiet" as const };
  return (
    <Button size="sm" onPress={onPress} {...look}>
      {label}
    </Button>
  );
}

/** On a phone three words do not fit beside each other. */
function IconAction({ label, icon, isDanger = false, onPress }: ActionProps) {
  return (
    <Tooltip text={label}>
      <IconButton
        size="sm"
        variant={isDanger ? "secondary" : "quiet"}
        label={label}
        icon={icon}
        className={isDanger ? "text-danger-text" : "text-ink"}
        onPress={onPress}
      />
    </Tooltip>
  );
}
