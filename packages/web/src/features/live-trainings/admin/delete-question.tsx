import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import { useTexts } from "../../../texts/texts.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useDeleteLiveTraining } from "./admin-api.ts";

interface DeleteQuestionProps {
  event: LiveTraining;
  isOpen: boolean;
  onClose: () => void;
}

export function DeleteQuestion({ event, isOpen, onClose }: DeleteQuestionProps) {
  const { admin } = useTexts("live-trainings");
  const { cancel } = useTexts("common");
  const remove = useDeleteLiveTraining();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={admin.confirmDelete}
      description={admin.confirmDeleteHint(event.title, event.currentParticipants)}
      confirmLabel={admin.delete}
      cancelLabel={cancel}
      isPending={remove.isPending}
      onConfirm={() => {
        remove.run(event);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
