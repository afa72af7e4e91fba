import { linkedTaskTitle } from "@linkedpotential/contract/templates/rules";
import { useTexts } from "../../../texts/texts.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";

interface TaskQuestionProps {
  title: string;
  onCreate: (title: string) => void;
  onClose: () => void;
}

export function TaskQuestion({ title, onCreate, onClose }: TaskQuestionProps) {
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
