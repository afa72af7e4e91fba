import type { Template } from "@linkedpotential/contract/templates/schema";
import { useTexts } from "../../../texts/texts.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useLinkedTask } from "../api.ts";

interface DeleteDialogProps {
  template: Template;
  onConfirm: () => void;
  onClose: () => void;
}

export function DeleteDialog({ template, onConfirm, onClose }: DeleteDialogProps) {
  const { confirm } = useTexts("templates");
  const common = useTexts("common");
  const task = useLinkedTask(template);
  return (
    <ConfirmDialog
      isOpen
      title={confirm.deleteTitle}
      description={task ? confirm.deleteWithTask(template.title, task) : confirm.delete(template.title)}
      confirmLabel={common.delete}
      cancelLabel={common.cancel}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
