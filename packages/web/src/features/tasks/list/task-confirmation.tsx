import { leadIdOfTask } from "@linkedpotential/contract/tasks/rules";
import type { Task } from "@linkedpotential/contract/tasks/schema";
import type { Texts } from "../../../texts/areas.ts";
import { useTexts } from "../../../texts/texts.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";

export interface TaskQuestion {
  action: "complete" | "delete";
  task: Task;
}

interface TaskConfirmationProps {
  question: TaskQuestion;
  isOpen: boolean;
  onConfirm: (question: TaskQuestion) => void;
  onClose: () => void;
}

export function TaskConfirmation({ question, isOpen, onConfirm, onClose }: TaskConfirmationProps) {
  const { confirm } = useTexts("tasks");
  const { cancel } = useTexts("common");
  return (
    <ConfirmDialog
      {...confirmationTexts(question, confirm)}
      isOpen={isOpen}
      tone={question.action === "delete" ? "danger" : "primary"}
      cancelLabel={cancel}
      onConfirm={() => onConfirm(question)}
      onClose={onClose}
    />
  );
}

function confirmationTexts({ action, task }: TaskQuestion, texts: Texts["tasks"]["confirm"]) {
  const isFollowUp = leadIdOfTask(task.id) !== null;
  if (action === "complete") {
    const description = isFollowUp ? texts.completeFollowUp(task.title) : texts.complete(task.title);
    return { title: texts.completeTitle, description, confirmLabel: texts.completeAction };
  }
  if (!isFollowUp)
    return { title: texts.deleteTitle, description: texts.delete(task.title), confirmLabel: texts.deleteAction };
  return {
    title: texts.deleteFollowUpTitle,
    description: texts.deleteFollowUp(task.title),
    confirmLabel: texts.deleteFollowUpAction,
  };
}
