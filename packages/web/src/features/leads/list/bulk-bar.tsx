import { Trash2 } from "lucide-react";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";

interface BulkBarProps {
  count: number;
  /** Leads that search and filter found. */
  foundCount: number;
  onSelectAll: () => void;
  onClear: () => void;
  onDelete: () => void;
}

/** What can be done with the selected leads (LEAD-18). */
export function BulkBar({ count, foundCount, onSelectAll, onClear, onDelete }: BulkBarProps) {
  const texts = useTexts("leads");
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 border-line border-b bg-accent-soft px-4 py-2">
      <p aria-live="polite" className="mr-auto font-medium text-sm tabular-nums">
        {texts.selected(count)}
      </p>
      {count < foundCount && (
        <Button size="sm" variant="quiet" onPress={onSelectAll}>
          {texts.selectAll(foundCount)}
        </Button>
      )}
      <Button size="sm" variant="quiet" onPress={onClear}>
        {texts.clearSelection}
      </Button>
      <Button size="sm" icon={<Trash2 size={16} />} onPress={onDelete} className="text-danger-text">
        {texts.deleteSelected}
      </Button>
    </div>
  );
}
