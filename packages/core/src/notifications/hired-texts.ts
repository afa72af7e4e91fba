import { withFrenchSpacing } from "@linkedpotential/contract/french-spacing";
import type { Language } from "@linkedpotential/contract/user/schema";
import { aboutPost } from "./about-post.ts";
import { personOfRequest } from "./person-of-request.ts";
import type { Notice } from "./read-notifications.ts";
import type { Subjects } from "./subjects.ts";

/** News that a company recorded that it has hired the freelancer. */
export type HiredNews = Extract<Notice["type"], `${string}_hired`>;

export const isHiredNews = (type: Notice["type"]): type is HiredNews => type.endsWith("_hired");

interface Texts {
  ofRequestTitle: string;
  ofProjectTitle: string;
  ofRequest: (person: string) => string;
  /** `about` begins with a colon or a bracket. */
  ofProject: (person: string, about: string) => string;
  somebody: string;
}

const texts: Record<Language, Texts> = {
  de: {
    ofRequestTitle: "Beauftragt",
    ofProjectTitle: "Auftrag erhalten",
    ofRequest: (person) => `${person} hat bei der Anfrage an Sie „Beauftragt“ eingetragen.`,
    ofProject: (person, about) => `${person} hat bei Ihrer Anfrage „Beauftragt“ eingetragen${about}`,
    somebody: "Jemand",
  },
  en: {
    ofRequestTitle: "Marked as hired",
    ofProjectTitle: "Project won",
    ofRequest: (person) => `${person} has marked the request to you as “Hired”.`,
    ofProject: (person, about) => `${person} has marked your request as “Hired”${about}`,
    somebody: "Somebody",
  },
  fr: withFrenchSpacing({
    ofRequestTitle: "Mission confiée",
    ofProjectTitle: "Mission obtenue",
    ofRequest: (person) => `${person} a indiqué « Mission confiée » pour la demande reçue.`,
    ofProject: (person, about) => `${person} a indiqué « Mission confiée » pour votre demande${about}`,
    somebody: "Une personne",
  }),
};

export function hiredText(
  language: Language,
  { type, ...notice }: Omit<Notice, "type"> & { type: HiredNews },
  subjects: Subjects,
): { title: string; message: string } {
  const said = texts[language];
  const person = personOfRequest(notice, subjects) ?? said.somebody;
  if (type === "project_request_hired") return { title: said.ofRequestTitle, message: said.ofRequest(person) };
  const about = aboutPost(language, subjects.posts.get(notice.relatedId), { isProject: true });
  return { title: said.ofProjectTitle, message: said.ofProject(person, about) };
}
