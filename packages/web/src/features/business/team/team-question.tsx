import type { Member } from "@linkedpotential/contract/business/company/schema";
import { useTexts } from "../../../texts/texts.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useHandOver, useLeave, useRemoveMember, useTaken } from "./api.ts";

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
  const takenAlong = useTakenAlong(question);
  const run = (): Promise<unknown> => {
    if (question.action === "leave") return leave.runAsync();
    return (question.action === "remove" ? remove : handOver).runAsync(question.member);
  };
  return (
    <ConfirmDialog
      isOpen
      title={texts.title(name)}
      description={[texts.description, takenAlong].join(" ").trim()}
      confirmLabel={texts.confirm}
      cancelLabel={cancel}
      tone={question.action === "handOver" ? "primary" : "danger"}
      isPending={remove.isPending || handOver.isPending || leave.isPending}
      onConfirm={() => void run().then(onClose, onClose)}
      onClose={onClose}
    />
  );
}

/** Returns the sentence about the conversations that go along with a member. Empty when none does. */
function useTakenAlong(question: Question): string {
  const { team: texts } = useTexts("business");
  const taken = useTaken(question.action === "leave" ? null : (question.member.name ?? ""));
  if (question.action === "handOver" || taken?.conversations === 0) return "";
  const name = question.action === "leave" ? "" : (question.member.name ?? "");
  if (!taken) return texts.allGoAlong(name);
  const { conversations, openOffers } = taken;
  return texts.goAlong(texts.conversations(conversations, name), openOffers);
}
