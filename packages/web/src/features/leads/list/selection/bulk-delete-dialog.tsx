import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { useTexts } from "../../../../texts/texts.ts";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import { ProgressBar } from "../../../../ui/progress-bar.tsx";
import { useBulkDelete } from "./use-bulk-delete.ts";

interface DialogProps {
  isOpen: boolean;
  leads: readonly LeadRow[];
  onClose: () => void;
  /** Called with the ids of the leads that could not be deleted. */
  onDone: (remaining: number[]) => void;
}

export function BulkDeleteDialog({ isOpen, leads, onClose, onDone }: DialogProps) {
  const { confirmBulk, delete: confirmLabel } = useTexts("leads");
  const { cancel } = useTexts("common");
  const { progress, run } = useBulkDelete();
  const remove = async () => {
    onDone(await run(leads));
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={confirmBulk.title(progress?.count ?? leads.length)}
      description={
        progress ? (
          <div className="pt-2">
            <ProgressBar
              label={confirmBulk.progress}
              value={progress.done}
              maxValue={progress.count}
              valueLabel={confirmBulk.position(progress.done, progress.count)}
            />
          </div>
        ) : (
          confirmBulk.description
        )
      }
      confirmLabel={confirmLabel}
      cancelLabel={cancel}
      isPending={progress !== null}
      onConfirm={() => void remove()}
      onClose={() => progress === null && onClose()}
    />
  );
}
