import { linkedTaskTitle } from "@linkedpotential/contract/templates/rules";
import { useTexts } from "../../../texts/texts.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";

interface PlanPostDialogProps {
  title: string;
  onCreate: (title: string) => void;
  onClose: () => void;
}

export function PlanPostDialog({ title, onCreate, onClose }: PlanPostDialogProps) {
  const { task } = useTexts("templates");
  return (
    <ConfirmDialog
      isOpen
      tone="primary"
      title={task.title}
      description={task.description(linkedTaskTitle(title))}
      confirmLabel={task.yes}
      cancelLabel={task.no}
      onClose={onClose}
      onConfirm={() => {
        onClose();
        onCreate(title);
      }}
    />
  );
}
