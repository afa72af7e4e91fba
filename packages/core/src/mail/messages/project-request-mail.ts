import { placeOf } from "@linkedpotential/contract/notifications/place-of";
import type { Language } from "@linkedpotential/contract/user/schema";
import { workspaces } from "@linkedpotential/contract/workspaces";
import type { Config } from "../../config.ts";
import { labelled, layOutMail, type MailContent, type UnsubscribeLinks } from "../layout.ts";
import { businessDashboardLink, dashboardLink } from "../link-to.ts";
import { type Recipient, workspaceOf } from "../recipient.ts";

export type ProjectRequestTopic = "sent" | "accepted" | "rejected";

interface Said {
  heading: (person: string) => string;
  news: (person: string) => string;
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
        news: (person) => `${person} sucht für ein Unternehmen jemanden wie Sie und hat Ihr Profil gefunden.`,
        next: "Die Nachricht dazu lesen und beantworten Sie in Ihrem Netzwerk.",
        button: "Anfrage öffnen",
      },
      accepted: {
        heading: (person) => `${person} hat Ihre Anfrage angenommen`,
        news: (person) => `Sie hatten ${person} wegen eines Projekts angefragt.`,
        next: "Was dazu geschrieben wurde, steht in Ihrem Bereich unter „CRM“.",
        button: "Antwort öffnen",
      },
      rejected: {
        heading: (person) => `${person} hat Ihre Anfrage nicht angenommen`,
        news: (person) => `Sie hatten ${person} wegen eines Projekts angefragt. Diesmal ist es nichts geworden.`,
        next: "In Ihrem Bereich finden Sie unter „CRM“ weitere Freelancer.",
        button: "Freelancer suchen",
      },
    },
  },
  en: {
    greeting: (name) => `Hello ${name},`,
    kinds: {
      sent: {
        heading: (person) => `New request from ${person}`,
        news: (person) =>
          `${person} is looking for somebody like you on behalf of a company and has found your profile.`,
        next: "You can read and answer the message in your network.",
        button: "Open the request",
      },
      accepted: {
        heading: (person) => `${person} has accepted your request`,
        news: (person) => `You had asked ${person} about a project.`,
        next: "You can read the answer in your area under “CRM”.",
        button: "Open the answer",
      },
      rejected: {
        heading: (person) => `${person} did not accept your request`,
        news: (person) => `You had asked ${person} about a project. It did not work out this time.`,
        next: "There are more freelancers in your area under “CRM”.",
        button: "Search freelancers",
      },
    },
  },
  fr: {
    greeting: (name) => `Bonjour ${name},`,
    kinds: {
      sent: {
        heading: (person) => `Nouvelle demande de ${person}`,
        news: (person) =>
          `${person} recherche une personne comme vous pour le compte d’une entreprise et a trouvé votre profil.`,
        next: "Vous pouvez lire le message et y répondre dans votre réseau.",
        button: "Ouvrir la demande",
      },
      accepted: {
        heading: (person) => `${person} a accepté votre demande`,
        news: (person) => `Vous aviez contacté ${person} au sujet d’un projet.`,
        next: "La réponse se trouve dans votre espace, sous « CRM ».",
        button: "Ouvrir la réponse",
      },
      rejected: {
        heading: (person) => `${person} n’a pas accepté votre demande`,
        news: (person) => `Vous aviez contacté ${person} au sujet d’un projet. Cela n’a pas abouti cette fois.`,
        next: "D’autres freelances se trouvent dans votre espace, sous « CRM ».",
        button: "Chercher des freelances",
      },
    },
  },
};

/**
 * Renders a mail about a request of a business to a freelancer. The mail contains neither the message nor the reply, so
 * that nobody can send their own text through our mails.
 */
export function projectRequestMail(
  config: Config,
  recipient: Recipient,
  { about, person }: { about: ProjectRequestTopic; person: string },
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
  }[about];
  return layOutMail(config, {
    language,
    workspace,
    subject: labelled(language, workspaces[workspace], heading(person)),
    heading: heading(person),
    paragraphs: [greeting(name), news(person), next],
    button: { label: button, href },
    unsubscribe,
  });
}
