import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { ListChecks, Trash2, X } from "lucide-react";
import { type ReactNode, useMemo, useState } from "react";
import { useIsWide } from "../../../../lib/use-media-query.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { Button } from "../../../../ui/button.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { ProgressBar } from "../../../../ui/progress-bar.tsx";
import { Tooltip } from "../../../../ui/tooltip.tsx";
import { tagsOf } from "../filters/filter-labels.ts";
import { BulkActions } from "./bulk-actions.tsx";
import { BulkDeleteDialog } from "./bulk-delete-dialog.tsx";
import { useBulkChange } from "./use-bulk-change.ts";
import type { Selection } from "./use-selection.ts";

interface BulkBarProps {
  /** Leads on all pages that match search and filter. */
  matches: readonly LeadRow[];
  selection: Selection;
}

/** Bar at the bottom with what can be done with the selected leads. */
export function BulkBar({ matches, selection: { ids, selectOnly } }: BulkBarProps) {
  const texts = useTexts("leads");
  const { bulk } = useTexts("lead-tools");
  const [isAsking, setAsking] = useState(false);
  const { progress, run } = useBulkChange();
  const selected = useMemo(() => matches.filter(({ id }) => ids.has(id)), [matches, ids]);
  const suggestions = useMemo(() => tagsOf(matches), [matches]);
  const Action = useIsWide() ? LabelAction : IconAction;
  const isBusy = progress !== null;
  return (
    <section
      aria-label={bulk.label}
      className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-2 flex flex-col gap-2 border-line border-t bg-accent-soft px-4 py-2 md:bottom-0"
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
        <p aria-live="polite" className="font-medium text-sm">
          {texts.selected(ids.size)}
        </p>
        {ids.size < matches.length && (
          <Action
            label={texts.selectAll(matches.length)}
            icon={<ListChecks size={16} />}
            onPress={() => selectOnly(matches.map(({ id }) => id))}
          />
        )}
        <Action label={texts.clearSelection} icon={<X size={16} />} onPress={() => selectOnly([])} />
        <div className="ml-auto flex flex-wrap items-center gap-1.5">
          <BulkActions leads={selected} suggestions={suggestions} change={run} isDisabled={isBusy} />
          <Action
            isDanger
            label={texts.deleteSelected}
            icon={<Trash2 size={16} />}
            isDisabled={isBusy}
            onPress={() => setAsking(true)}
          />
        </div>
      </div>
      {progress && (
        <ProgressBar
          label={bulk.progress}
          value={progress.done}
          maxValue={progress.count}
          valueLabel={bulk.position(progress.done, progress.count)}
        />
      )}
      <BulkDeleteDialog isOpen={isAsking} leads={selected} onClose={() => setAsking(false)} onDone={selectOnly} />
    </section>
  );
}

interface ActionProps {
  label: string;
  icon: ReactNode;
  isDanger?: boolean;
  isDisabled?: boolean;
  onPress: () => void;
}

function LabelAction({ label, icon, isDanger = false, ...props }: ActionProps) {
  const look = isDanger ? { icon, className: "text-danger-text" } : { variant: "quiet" as const };
  return (
    <Button size="sm" {...props} {...look}>
      {label}
    </Button>
  );
}

/** Button with an icon only, because three labels do not fit next to each other on a phone. */
function IconAction({ label, icon, isDanger = false, ...props }: ActionProps) {
  return (
    <Tooltip text={label}>
      <IconButton
        {...props}
        size="sm"
        variant={isDanger ? "secondary" : "quiet"}
        label={label}
        icon={icon}
        className={isDanger ? "text-danger-text" : "text-ink"}
      />
    </Tooltip>
  );
}
