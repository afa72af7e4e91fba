import { leadIdOfTask } from "@linkedpotential/contract/tasks/rules";
import type { Task } from "@linkedpotential/contract/tasks/schema";
import type { Texts } from "../../../texts/areas.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { ruleText } from "../recurrence/rule-text.ts";

export interface TaskQuestion {
  action: "complete" | "delete";
  task: Task;
}

/** `skip` deletes a recurring task and keeps its recurrence. */
export type ConfirmedAction = TaskQuestion["action"] | "skip";

interface TaskConfirmationProps {
  question: TaskQuestion;
  isOpen: boolean;
  onConfirm: (action: ConfirmedAction, task: Task) => void;
  onClose: () => void;
}

export function TaskConfirmation({ question, isOpen, onConfirm, onClose }: TaskConfirmationProps) {
  const { action, task } = question;
  const { confirm } = useTexts("tasks");
  const recurrence = useTexts("recurrence");
  const language = useLanguage();
  const rule = task.recurrence && ruleText(task.recurrence, recurrence.rule, language);
  const { cancel } = useTexts("common");
  return (
    <ConfirmDialog
      {...(rule === null
        ? confirmationTexts(question, confirm)
        : recurringTexts(question, rule, confirm, recurrence.confirm))}
      isOpen={isOpen}
      tone={action === "delete" ? "danger" : "primary"}
      cancelLabel={cancel}
      otherAction={
        rule !== null && action === "delete"
          ? { label: recurrence.confirm.deleteThis, onPress: () => onConfirm("skip", task) }
          : undefined
      }
      onConfirm={() => onConfirm(action, task)}
      onClose={onClose}
    />
  );
}

function recurringTexts(
  { action, task: { title } }: TaskQuestion,
  rule: string,
  texts: Texts["tasks"]["confirm"],
  recurring: Texts["recurrence"]["confirm"],
) {
  return action === "complete"
    ? { title: texts.completeTitle, description: recurring.complete(title), confirmLabel: texts.completeAction }
    : { title: texts.deleteTitle, description: recurring.delete(title, rule), confirmLabel: recurring.deleteAll };
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
