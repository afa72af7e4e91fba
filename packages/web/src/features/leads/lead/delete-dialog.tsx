import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { useState } from "react";
import { useTexts } from "../../../texts/texts.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useDeleteLead } from "../api.ts";

interface DialogProps {
  lead: LeadRow | null;
  onClose: () => void;
  onDelete: (lead: LeadRow) => void;
}

export function DeleteDialog({ lead, onClose, onDelete }: DialogProps) {
  const { confirmDelete, delete: confirmLabel } = useTexts("leads");
  const { cancel } = useTexts("common");
  const { run } = useDeleteLead();
  // Keep the last lead, because `lead` is null during the closing animation, which still shows the name.
  const [shown, setShown] = useState(lead);
  if (lead && lead !== shown) setShown(lead);
  return (
    <ConfirmDialog
      isOpen={lead !== null}
      title={confirmDelete.title}
      description={confirmDelete.description(shown?.name ?? "")}
      confirmLabel={confirmLabel}
      cancelLabel={cancel}
      onConfirm={() => {
        if (lead) {
          run(lead);
          onDelete(lead);
        }
        onClose();
      }}
      onClose={onClose}
    />
  );
}
