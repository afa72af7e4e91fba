import type { Language } from "@linkedpotential/contract/user/schema";
import type { Notice } from "./read-notifications.ts";
import type { Subjects } from "./subjects.ts";

interface Texts {
  title: string;
  message: (business: string) => string;
  somebody: string;
}

const texts: Record<Language, Texts> = {
  de: {
    title: "Auftrag gelöscht",
    message: (business) =>
      `${business} hat den Auftrag gelöscht, zu dem Ihre Anfrage angenommen war. Auch Ihr Gespräch dazu gibt es nicht mehr.`,
    somebody: "Jemand",
  },
  en: {
    title: "Project deleted",
    message: (business) =>
      `${business} has deleted the project for which your request had been accepted. Your conversation about it is gone too.`,
    somebody: "Somebody",
  },
  fr: {
    title: "Mission supprimée",
    message: (business) =>
      `${business} a supprimé la mission pour laquelle votre demande avait été acceptée. Votre échange à ce sujet n’existe plus.`,
    somebody: "Une personne",
  },
};

/** Returns the texts about a deleted project. They name the company, if the business shared it with the request. */
export function projectDeletedText(
  language: Language,
  { actorId = 0, details }: Pick<Notice, "actorId" | "details">,
  { people }: Pick<Subjects, "people">,
): { title: string; message: string } {
  const { title, message, somebody } = texts[language];
  const person = people.get(actorId)?.name ?? somebody;
  return { title, message: message(details?.text ? `${person} (${details.text})` : person) };
}
