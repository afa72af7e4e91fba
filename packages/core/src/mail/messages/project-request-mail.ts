import { placeOf } from "@linkedpotential/contract/notifications/place-of";
import type { Language } from "@linkedpotential/contract/user/schema";
import type { Config } from "../../config.ts";
import { layOutMail, type MailContent, type UnsubscribeLinks } from "../layout.ts";
import { businessDashboardLink, dashboardLink } from "../link-to.ts";
import { type Recipient, workspaceOf } from "../recipient.ts";
import { subjectWith } from "../subject.ts";
import { unlinked } from "../unlinked.ts";

export type ProjectRequestTopic = "sent" | "accepted" | "rejected" | "contact";

interface Said {
  heading: (person: string) => string;
  /** `company` is empty if the sender does not share it. */
  news: (person: string, company: string) => string;
  next: string;
  button: string;
}

interface Texts {
  greeting: (name: string) => string;
  kinds: Record<ProjectRequestTopic, Said>;
}

const texts: Record<Language, Texts> = {
  de: {
    greeting: (name) => `Guten Tag ${name},`,
    kinds: {
      sent: {
        heading: (person) => `Neue Anfrage von ${person}`,
        news: (person, company) =>
          `${person} hat Ihr Profil gefunden und fragt für ${company || "ein Unternehmen"} an, ob Sie Zeit für ein Projekt haben.`,
        next: "Die Nachricht lesen und beantworten Sie in Ihrem Netzwerk. Eine Antwort auf diese E-Mail erreicht nur unseren Support.",
        button: "Anfrage beantworten",
      },
      accepted: {
        heading: (person) => `Angenommen: Ihre Anfrage an ${person}`,
        news: (person) => `${person} hat Ihre Anfrage wegen eines Projekts angenommen.`,
        next: "Die Antwort mit dem Weg zum Kontakt steht in Ihrem Bereich unter „CRM“.",
        button: "Antwort öffnen",
      },
      rejected: {
        heading: () => "Ihre Anfrage wurde abgelehnt",
        news: (person) => `${person} hat Ihre Anfrage wegen eines Projekts abgelehnt.`,
        next: "Unter „CRM“ finden Sie weitere Freelancer, die Sie anfragen können.",
        button: "Freelancer suchen",
      },
      contact: {
        heading: (person) => `Kontaktdaten von ${person}`,
        news: (person) => `${person} hat Ihnen zu der Anfrage, die Sie angenommen haben, Kontaktdaten geschickt.`,
        next: "Sie stehen in Ihrem Netzwerk bei der Anfrage. Eine Antwort auf diese E-Mail erreicht nur unseren Support.",
        button: "Kontaktdaten ansehen",
      },
    },
  },
  en: {
    greeting: (name) => `Hello ${name},`,
    kinds: {
      sent: {
        heading: (person) => `New request from ${person}`,
        news: (person, company) =>
          `${person} has found your profile and asks, on behalf of ${company || "a company"}, whether you have time for a project.`,
        next: "Read and answer the message in your network. A reply to this e-mail goes only to our support team.",
        button: "Answer the request",
      },
      accepted: {
        heading: (person) => `Accepted: your request to ${person}`,
        news: (person) => `${person} has accepted your request about a project.`,
        next: "You will find the answer, and how to get in touch, under “CRM”.",
        button: "Open the answer",
      },
      rejected: {
        heading: () => "Your request was declined",
        news: (person) => `${person} has declined your request about a project.`,
        next: "You will find other freelancers to ask under “CRM”.",
        button: "Search freelancers",
      },
      contact: {
        heading: (person) => `Contact details from ${person}`,
        news: (person) => `${person} has sent you contact details for the request that you accepted.`,
        next: "You will find them with the request in your network. A reply to this e-mail goes only to our support team.",
        button: "View the contact details",
      },
    },
  },
  fr: {
    greeting: (name) => `Bonjour ${name},`,
    kinds: {
      sent: {
        heading: (person) => `Nouvelle demande : ${person}`,
        news: (person, company) =>
          `${person} a trouvé votre profil et vous demande, pour le compte ${company ? `de ${company}` : "d’une entreprise"}, si vous êtes disponible pour un projet.`,
        next: "Lisez le message et répondez-y dans votre réseau. Une réponse à cet e-mail ne parvient qu’à notre assistance.",
        button: "Répondre à la demande",
      },
      accepted: {
        heading: (person) => `Demande acceptée : ${person}`,
        news: (person) => `${person} a accepté votre demande au sujet d’un projet.`,
        next: "La réponse et les coordonnées se trouvent dans votre espace, sous « CRM ».",
        button: "Ouvrir la réponse",
      },
      rejected: {
        heading: () => "Votre demande a été refusée",
        news: (person) => `${person} a refusé votre demande au sujet d’un projet.`,
        next: "Vous trouverez d’autres freelances à contacter sous « CRM ».",
        button: "Chercher des freelances",
      },
      contact: {
        heading: (person) => `Coordonnées : ${person}`,
        news: (person) => `${person} vous a envoyé ses coordonnées pour la demande que vous avez acceptée.`,
        next: "Elles figurent avec la demande, dans votre réseau. Une réponse à cet e-mail ne parvient qu’à notre assistance.",
        button: "Voir les coordonnées",
      },
    },
  },
};

/**
 * Renders a mail about a request of a business to a freelancer. It names the company if the business shares it. The mail
 * contains neither the message nor the reply, so that nobody can send their own text through our mails.
 */
export function projectRequestMail(
  config: Config,
  recipient: Recipient,
  { about, person, company }: { about: ProjectRequestTopic; person: string; company: string },
  unsubscribe: UnsubscribeLinks,
): MailContent {
  const { language, name } = recipient;
  const workspace = workspaceOf(recipient);
  const { greeting, kinds } = texts[language];
  const { heading, news, next, button } = kinds[about];
  const href = {
    sent: dashboardLink(config, workspace, placeOf({ type: "project_request", relatedId: 0 })),
    accepted: businessDashboardLink(config, "crm", { view: "requests" }),
    rejected: businessDashboardLink(config, "crm"),
    contact: dashboardLink(config, workspace, placeOf({ type: "project_request_contact", relatedId: 0 })),
  }[about];
  return layOutMail(config, {
    language,
    workspace,
    heading: heading(person),
    subject: subjectWith(heading, person),
    greeting: greeting(name),
    paragraphs: [news(person, unlinked(company)), next],
    button: { label: button, href },
    unsubscribe,
  });
}
