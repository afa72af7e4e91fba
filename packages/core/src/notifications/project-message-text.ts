import { withFrenchSpacing } from "@linkedpotential/contract/french-spacing";
import type { Language } from "@linkedpotential/contract/user/schema";
import type { UserItem } from "../user/user.entity.ts";
import { personOfRequest } from "./person-of-request.ts";
import { proposalNewsText } from "./proposal-news-texts.ts";
import type { Notice } from "./read-notifications.ts";
import type { Subjects } from "./subjects.ts";

interface Texts {
  title: string;
  message: (person: string, project: string) => string;
  projectIsGone: string;
  somebody: string;
}

const texts: Record<Language, Texts> = {
  de: {
    title: "Nachricht zum Auftrag",
    message: (person, project) => `${person} hat Ihnen geschrieben: ${project}`,
    projectIsGone: "Auftrag gelöscht",
    somebody: "Jemand",
  },
  en: {
    title: "Message about the project",
    message: (person, project) => `${person} has written to you: ${project}`,
    projectIsGone: "Project deleted",
    somebody: "Somebody",
  },
  fr: withFrenchSpacing({
    title: "Message au sujet de la mission",
    message: (person, project) => `${person} vous a écrit : ${project}`,
    projectIsGone: "mission supprimée",
    somebody: "Une personne",
  } satisfies Texts),
};

/** Returns the texts about a message under a request for a project. Tells the proposal that it makes or answers. */
export function projectMessageText(
  { language, timezone }: Pick<UserItem, "language" | "timezone">,
  notice: Pick<Notice, "relatedId" | "actorId" | "details">,
  subjects: Subjects,
): { title: string; message: string } {
  const { title, message, projectIsGone, somebody } = texts[language];
  const person = personOfRequest(notice, subjects) ?? somebody;
  const project = subjects.posts.get(notice.relatedId) ?? projectIsGone;
  const { proposal } = notice.details ?? {};
  const ofProposal = proposal && proposalNewsText({ language, timezone }, proposal, { person, project });
  return ofProposal ?? { title, message: message(person, project) };
}
