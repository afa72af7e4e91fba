import type { Member } from "@linkedpotential/contract/business/company/schema";
import { useTexts } from "../../../texts/texts.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useHandOver, useLeave, useRemoveMember } from "./api.ts";

export type Question = { action: "remove" | "handOver"; member: Member } | { action: "leave" };

interface TeamQuestionProps {
  question: Question;
  onClose: () => void;
}

/** Asks before a change of the team that only another person can revert. */
export function TeamQuestion({ question, onClose }: TeamQuestionProps) {
  const { team } = useTexts("business");
  const { cancel } = useTexts("common");
  const remove = useRemoveMember();
  const handOver = useHandOver();
  const leave = useLeave();
  const texts = team.questions[question.action];
  const name = question.action === "leave" ? "" : (question.member.name ?? "");
  const run = (): Promise<unknown> => {
    if (question.action === "leave") return leave.runAsync();
    return (question.action === "remove" ? remove : handOver).runAsync(question.member);
  };
  return (
    <ConfirmDialog
      isOpen
      title={texts.title(name)}
      description={texts.description}
      confirmLabel={texts.confirm}
      cancelLabel={cancel}
      tone={question.action === "handOver" ? "primary" : "danger"}
      isPending={remove.isPending || handOver.isPending || leave.isPending}
      onConfirm={() => void run().then(onClose, onClose)}
      onClose={onClose}
    />
  );
}
