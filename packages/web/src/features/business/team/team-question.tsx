import type { Member } from "@linkedpotential/contract/business/company/schema";
import { useTexts } from "../../../texts/texts.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useHandOver, useLeave, useRemoveMember, useTakenConversations, useTakenProjects } from "./api.ts";

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
      description={[texts.description(name), ...takenAlong].join(" ")}
      confirmLabel={texts.confirm}
      cancelLabel={cancel}
      tone={question.action === "handOver" ? "primary" : "danger"}
      isPending={remove.isPending || handOver.isPending || leave.isPending}
      onConfirm={() => void run().then(onClose, onClose)}
      onClose={onClose}
    />
  );
}

/** Returns the sentences about the conversations and projects that leave the company with a member. */
function useTakenAlong(question: Question): string[] {
  const { taken: texts } = useTexts("business").team;
  const name = question.action === "leave" ? "" : (question.member.name ?? "");
  const conversations = useTakenConversations(name);
  const projects = useTakenProjects(name);
  if (question.action === "handOver") return [];
  const ofConversations = conversations
    ? conversations.count > 0 && texts.conversations(conversations.count, conversations.openOffers, name)
    : texts.allConversations(name);
  const ofProjects = projects === undefined ? texts.allProjects(name) : projects > 0 && texts.projects(projects, name);
  return [ofConversations, ofProjects].filter((text) => text !== false);
}
