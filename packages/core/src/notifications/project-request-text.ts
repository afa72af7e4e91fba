import { withFrenchSpacing } from "@linkedpotential/contract/french-spacing";
import type { Language } from "@linkedpotential/contract/user/schema";
import type { Notice } from "./read-notifications.ts";
import type { Subjects } from "./subjects.ts";

interface Texts {
  title: string;
  ofPerson: (person: string) => string;
  ofCompany: (person: string, company: string) => string;
  somebody: string;
}

const texts: Record<Language, Texts> = {
  de: {
    title: "Anfrage eines Unternehmens",
    ofPerson: (person) => `${person} fragt an, ob Sie Zeit für ein Projekt haben.`,
    ofCompany: (person, company) => `${person} (${company}) fragt an, ob Sie Zeit für ein Projekt haben.`,
    somebody: "Jemand",
  },
  en: {
    title: "Request from a company",
    ofPerson: (person) => `${person} asks whether you have time for a project.`,
    ofCompany: (person, company) => `${person} (${company}) asks whether you have time for a project.`,
    somebody: "Somebody",
  },
  fr: withFrenchSpacing({
    title: "Demande d’une entreprise",
    ofPerson: (person) => `${person} souhaite savoir si vous êtes disponible pour un projet.`,
    ofCompany: (person, company) => `${person} (${company}) souhaite savoir si vous êtes disponible pour un projet.`,
    somebody: "Une personne",
  }),
};

/** Returns the texts about a request of a business to a freelancer, with the full name and the company if it shares them. */
export function projectRequestText(
  language: Language,
  { relatedId, actorId = 0 }: Pick<Notice, "relatedId" | "actorId">,
  { people, contacts }: Subjects,
): { title: string; message: string } {
  const { title, ofPerson, ofCompany, somebody } = texts[language];
  const contact = contacts.get(relatedId);
  const person = contact?.name ?? people.get(actorId)?.name ?? somebody;
  return { title, message: contact?.company ? ofCompany(person, contact.company) : ofPerson(person) };
}
