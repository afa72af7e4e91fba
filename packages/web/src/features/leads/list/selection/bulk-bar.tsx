import { ListChecks, Trash2, X } from "lucide-react";
import { useIsWide } from "../../../../lib/use-media-query.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { Button } from "../../../../ui/button.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { Tooltip } from "../../../../ui/tooltip.tsx";

interface BulkBarProps {
  count: number;
  /** Number of leads on all pages that match search and filter. */
  matchCount: number;
  onSelectAll: () => void;
  onClear: () => void;
  onDelete: () => void;
}

export function BulkBar({ count, matchCount, onSelectAll, onClear, onDelete }: BulkBarProps) {
  const texts = useTexts("leads");
  const Action = useIsWide() ? LabelAction : IconAction;
  return (
    <div className="sticky top-14 z-10 flex items-center gap-1 border-line border-b bg-accent-soft py-2 pr-2 pl-4 md:gap-2 md:px-4">
      <p aria-live="polite" className="mr-auto min-w-0 font-medium text-sm">
        {texts.selected(count)}
      </p>
      {count < matchCount && (
        <Action label={texts.selectAll(matchCount)} icon={<ListChecks size={16} />} onPress={onSelectAll} />
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

function LabelAction({ label, icon, isDanger = false, onPress }: ActionProps) {
  const look = isDanger ? { icon, className: "text-danger-text" } : { variant: "quiet" as const };
  return (
    <Button size="sm" onPress={onPress} {...look}>
      {label}
    </Button>
  );
}

/** Button with an icon only, because three labels do not fit next to each other on a phone. */
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
