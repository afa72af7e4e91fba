import type { Language } from "@linkedpotential/contract/user/schema";
import type { Notice } from "./read-notifications.ts";
import type { Subjects } from "./subjects.ts";

interface Texts {
  title: string;
  /** `company` is empty when it has no name. */
  message: (owner: string, company: string) => string;
  owner: string;
}

const texts: Record<Language, Texts> = {
  de: {
    title: "Sie gehören nicht mehr zum Team",
    message: (owner, company) =>
      `${owner} hat Sie aus dem Team${company && ` von ${company}`} entfernt. Was Sie eingetragen haben, bleibt dort.`,
    owner: "Die Leitung",
  },
  en: {
    title: "You are no longer in the team",
    message: (owner, company) =>
      `${owner} has removed you from the team${company && ` of ${company}`}. What you entered stays there.`,
    owner: "The owner",
  },
  fr: {
    title: "Vous ne faites plus partie de l’équipe",
    message: (owner, company) =>
      `${owner} vous a retiré de l’équipe${company && ` de ${company}`}. Ce que vous avez saisi y reste.`,
    owner: "La direction",
  },
};

/** Returns title and message of the notification for a member whom the owner removed from a company. */
export function teamRemovedText(
  language: Language,
  { actorId = 0, details }: Pick<Notice, "actorId" | "details">,
  { people }: Pick<Subjects, "people">,
): { title: string; message: string } {
  const { title, message, owner } = texts[language];
  return { title, message: message(people.get(actorId)?.name ?? owner, details?.text ?? "") };
}
