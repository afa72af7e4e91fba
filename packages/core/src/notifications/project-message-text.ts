import { withFrenchSpacing } from "@linkedpotential/contract/french-spacing";
import type { Language } from "@linkedpotential/contract/user/schema";
import type { UserItem } from "../user/user.entity.ts";
import { aboutPost, titleOfProject } from "./about-post.ts";
import { personOfRequest } from "./person-of-request.ts";
import { proposalNewsText } from "./proposal-news-texts.ts";
import type { Notice } from "./read-notifications.ts";
import type { Subjects } from "./subjects.ts";

interface Texts {
  title: string;
  /** `about` begins with a colon or a bracket. */
  message: (person: string, about: string) => string;
  somebody: string;
}

const texts: Record<Language, Texts> = {
  de: {
    title: "Nachricht zum Auftrag",
    message: (person, about) => `${person} hat Ihnen geschrieben${about}`,
    somebody: "Jemand",
  },
  en: {
    title: "Message about the project",
    message: (person, about) => `${person} has written to you${about}`,
    somebody: "Somebody",
  },
  fr: withFrenchSpacing({
    title: "Message au sujet de la mission",
    message: (person, about) => `${person} vous a écrit${about}`,
    somebody: "Une personne",
  } satisfies Texts),
};

/** Returns the texts about a message under a request for a project. Tells the proposal that it makes or answers. */
export function projectMessageText(
  { language, timezone }: Pick<UserItem, "language" | "timezone">,
  notice: Pick<Notice, "relatedId" | "actorId" | "details">,
  subjects: Subjects,
): { title: string; message: string } {
  const said = texts[language];
  const person = personOfRequest(notice, subjects) ?? said.somebody;
  const project = subjects.posts.get(notice.relatedId);
  const { proposal } = notice.details ?? {};
  const ofProposal =
    proposal &&
    proposalNewsText({ language, timezone }, proposal, { person, project: titleOfProject(language, project) });
  const message = said.message(person, aboutPost(language, project, { isProject: true }));
  return ofProposal ?? { title: said.title, message };
}
