import { withFrenchSpacing } from "@linkedpotential/contract/french-spacing";
import type { Language } from "@linkedpotential/contract/user/schema";
import type { UserItem } from "../user/user.entity.ts";
import { personOfRequest } from "./person-of-request.ts";
import { proposalNewsText } from "./proposal-news-texts.ts";
import type { Notice } from "./read-notifications.ts";
import type { Subjects } from "./subjects.ts";

/** News about the request of a business to a freelancer. Only businesses get the answers, both sides get messages. */
export type ProjectRequestNews = `project_request_${"accepted" | "rejected" | "message"}`;

export const isProjectRequestNews = (type: Notice["type"]): type is ProjectRequestNews =>
  type === "project_request_accepted" || type === "project_request_rejected" || type === "project_request_message";

type Said = readonly [title: string, message: (person: string) => string];

interface Texts {
  accepted: Said;
  rejected: Said;
  toFreelancer: Said;
  toBusiness: Said;
  somebody: string;
}

const texts: Record<Language, Texts> = {
  de: {
    accepted: ["Zusage zu Ihrer Anfrage", (person) => `${person} hat Ihre Anfrage angenommen.`],
    rejected: ["Absage zu Ihrer Anfrage", (person) => `${person} hat Ihre Anfrage abgelehnt.`],
    toFreelancer: [
      "Nachricht eines Unternehmens",
      (person) => `${person} hat Ihnen zur angenommenen Anfrage geschrieben.`,
    ],
    toBusiness: ["Nachricht zu Ihrer Anfrage", (person) => `${person} hat Ihnen geschrieben.`],
    somebody: "Jemand",
  },
  en: {
    accepted: ["Your request was accepted", (person) => `${person} has accepted your request.`],
    rejected: ["Your request was declined", (person) => `${person} has declined your request.`],
    toFreelancer: [
      "Message from a company",
      (person) => `${person} has written to you about the request you accepted.`,
    ],
    toBusiness: ["Message about your request", (person) => `${person} has written to you.`],
    somebody: "Somebody",
  },
  fr: withFrenchSpacing({
    accepted: ["Votre demande a été acceptée", (person: string) => `${person} a accepté votre demande.`],
    rejected: ["Votre demande a été refusée", (person: string) => `${person} a refusé votre demande.`],
    toFreelancer: [
      "Message d’une entreprise",
      (person: string) => `${person} vous a écrit au sujet de la demande acceptée.`,
    ],
    toBusiness: ["Message au sujet de votre demande", (person: string) => `${person} vous a écrit.`],
    somebody: "Une personne",
  }),
};

export function projectRequestNewsText(
  { language, role, timezone }: Pick<UserItem, "language" | "role" | "timezone">,
  { type, ...notice }: Pick<Notice, "relatedId" | "actorId" | "details"> & { type: ProjectRequestNews },
  subjects: Subjects,
): { title: string; message: string } {
  const said = texts[language];
  const person = personOfRequest(notice, subjects) ?? said.somebody;
  const { proposal } = notice.details ?? {};
  const ofProposal = proposal && proposalNewsText({ language, timezone }, proposal, { person });
  if (ofProposal) return ofProposal;
  const [title, message] = {
    project_request_accepted: said.accepted,
    project_request_rejected: said.rejected,
    project_request_message: role === "business" ? said.toBusiness : said.toFreelancer,
  }[type];
  return { title, message: message(person) };
}
