import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import type { SeriesScope } from "@linkedpotential/contract/live-trainings/series-scopes";
import { useTexts } from "../../../texts/texts.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { hasFollowing } from "../series.ts";
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
  const { title, series } = event;
  const asksForScope = series !== null && hasFollowing(event);
  const confirm = (scope: SeriesScope) => {
    remove.run({ event, scope });
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={admin.confirmDelete}
      description={
        asksForScope
          ? admin.confirmDeleteSeriesHint(title, series.position, series.total)
          : admin.confirmDeleteHint(title, event.currentParticipants)
      }
      confirmLabel={asksForScope ? admin.scope.one : admin.delete}
      otherAction={
        asksForScope ? { label: admin.scope.following, tone: "danger", onPress: () => confirm("following") } : undefined
      }
      cancelLabel={cancel}
      isPending={remove.isPending}
      onConfirm={() => confirm("one")}
      onClose={onClose}
    />
  );
}
