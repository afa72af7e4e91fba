import { placeOf } from "@linkedpotential/contract/notifications/place-of";
import type { NotificationType } from "@linkedpotential/contract/notifications/schema";
import type { Language } from "@linkedpotential/contract/user/schema";
import type { Config } from "../../config.ts";
import { layOutMail, type MailContent, type UnsubscribeLinks } from "../layout.ts";
import { businessDashboardLink, dashboardLink } from "../link-to.ts";
import { type Recipient, workspaceOf } from "../recipient.ts";
import { shortened, subjectWith } from "../subject.ts";

/** `project_requested` tells a business about a request for its project, `requested` a freelancer about one to a post. */
export type CollaborationTopic = "requested" | "project_requested" | "accepted" | "rejected";

interface Said {
  heading: (person: string) => string;
  news: (person: string, title: string) => string;
  next: string;
  button: string;
}

interface Texts {
  greeting: (name: string) => string;
  quoted: (text: string) => string;
  kinds: Record<CollaborationTopic, Said>;
}

const texts: Record<Language, Texts> = {
  de: {
    greeting: (name) => `Guten Tag ${name},`,
    quoted: (text) => `„${text}“`,
    kinds: {
      requested: {
        heading: (person) => `Neue Anfrage von ${person}`,
        news: (person, title) =>
          `${person} möchte mit Ihnen zusammenarbeiten und schreibt zu Ihrem Beitrag „${title}“:`,
        next: "In der Community lesen Sie die ganze Nachricht und nehmen die Anfrage an oder lehnen sie ab. Eine Antwort auf diese E-Mail erreicht nur unseren Support.",
        button: "Anfrage beantworten",
      },
      project_requested: {
        heading: (person) => `Neue Anfrage von ${person}`,
        news: (person, title) => `${person} möchte für Sie arbeiten und schreibt zu Ihrem Auftrag „${title}“:`,
        next: "In Ihrem Bereich unter „CRM“ lesen Sie die ganze Nachricht und nehmen die Anfrage an oder lehnen sie ab. Eine Antwort auf diese E-Mail erreicht nur unseren Support.",
        button: "Anfrage beantworten",
      },
      accepted: {
        heading: (person) => `Angenommen: Ihre Anfrage an ${person}`,
        news: (person, title) =>
          `${person} hat Ihre Anfrage zum Beitrag „${title}“ angenommen. Sie sind jetzt miteinander vernetzt.`,
        next: "In Ihrem Netzwerk finden Sie das ganze Profil mit dem Weg zum Kontakt. Melden Sie sich am besten noch heute.",
        button: "Netzwerk öffnen",
      },
      rejected: {
        heading: () => "Ihre Anfrage wurde abgelehnt",
        news: (person, title) => `${person} hat Ihre Anfrage zum Beitrag „${title}“ abgelehnt.`,
        next: "Sie brauchen nichts zu tun. In der Community stehen weitere Beiträge, zu denen Sie anfragen können.",
        button: "Meine Anfragen öffnen",
      },
    },
  },
  en: {
    greeting: (name) => `Hello ${name},`,
    quoted: (text) => `“${text}”`,
    kinds: {
      requested: {
        heading: (person) => `New request from ${person}`,
        news: (person, title) => `${person} would like to work with you and writes about your post “${title}”:`,
        next: "Read the whole message in the community and accept or decline there. A reply to this e-mail goes only to our support team.",
        button: "Answer the request",
      },
      project_requested: {
        heading: (person) => `New request from ${person}`,
        news: (person, title) => `${person} would like to work for you and writes about your project “${title}”:`,
        next: "Read the whole message in your area under “CRM” and accept or decline there. A reply to this e-mail only reaches our support team.",
        button: "Answer the request",
      },
      accepted: {
        heading: (person) => `Accepted: your request to ${person}`,
        news: (person, title) =>
          `${person} has accepted your request about the post “${title}”. The two of you are now connected.`,
        next: "You will find the full profile and how to get in touch in your network. Why not write today?",
        button: "Open my network",
      },
      rejected: {
        heading: () => "Your request was declined",
        news: (person, title) => `${person} has declined your request about the post “${title}”.`,
        next: "There is nothing to do. The community has more posts you can respond to.",
        button: "Open my requests",
      },
    },
  },
  fr: {
    greeting: (name) => `Bonjour ${name},`,
    quoted: (text) => `« ${text} »`,
    kinds: {
      requested: {
        heading: (person) => `Nouvelle demande : ${person}`,
        news: (person, title) =>
          `${person} souhaite collaborer avec vous et vous écrit au sujet de votre publication « ${title} » :`,
        next: "Lisez le message entier dans la communauté, où vous pouvez accepter ou refuser la demande. Une réponse à cet e-mail ne parvient qu’à notre assistance.",
        button: "Répondre à la demande",
      },
      project_requested: {
        heading: (person) => `Nouvelle demande : ${person}`,
        news: (person, title) =>
          `${person} souhaite travailler pour vous et vous écrit au sujet de votre mission « ${title} » :`,
        next: "Lisez le message entier dans votre espace, sous « CRM », où vous pouvez accepter ou refuser la demande. Une réponse à cet e-mail ne parvient qu’à notre assistance.",
        button: "Répondre à la demande",
      },
      accepted: {
        heading: (person) => `Demande acceptée : ${person}`,
        news: (person, title) =>
          `${person} a accepté votre demande au sujet de la publication « ${title} ». Vous êtes maintenant en relation.`,
        next: "Le profil complet et les moyens de contact se trouvent dans votre réseau. Le mieux est d’écrire dès aujourd’hui.",
        button: "Ouvrir mon réseau",
      },
      rejected: {
        heading: () => "Votre demande a été refusée",
        news: (person, title) => `${person} a refusé votre demande au sujet de la publication « ${title} ».`,
        next: "Vous n’avez rien à faire. La communauté propose d’autres publications auxquelles répondre.",
        button: "Ouvrir mes demandes",
      },
    },
  },
};

/**
 * Type of the in-app notification about the same occasion. The mail links to the same page as that notification.
 * Businesses get mails only.
 */
const types = {
  requested: "collaboration_request_new",
  accepted: "collaboration_request_accepted",
  rejected: "collaboration_request",
} as const satisfies Record<Exclude<CollaborationTopic, "project_requested">, NotificationType>;

const excerptMax = 300;

/**
 * Returns the beginning of a message as one line. Invisible spaces keep mail programs from turning addresses into
 * links, so that nobody can send links through our mails.
 */
function excerptOf(message: string): string {
  const excerpt = shortened(message.replace(/\s+/gu, " ").trim(), excerptMax);
  return excerpt.replace(/[.:/](?=[\p{L}/])/gu, "$&\u200b");
}

interface Occasion {
  about: CollaborationTopic;
  /** Name of the other person as others see it. */
  person: string;
  postId: number;
  title: string;
  /** Message of a new request. */
  message?: string | undefined;
}

export function collaborationMail(
  config: Config,
  recipient: Recipient,
  { about, person, postId, title, message }: Occasion,
  unsubscribe: UnsubscribeLinks,
): MailContent {
  const { language, name } = recipient;
  const workspace = workspaceOf(recipient);
  const { greeting, quoted, kinds } = texts[language];
  const { heading, news, next, button } = kinds[about];
  const href =
    about === "project_requested"
      ? businessDashboardLink(config, "crm", { view: "projects", requests: String(postId) })
      : dashboardLink(config, workspace, placeOf({ type: types[about], relatedId: postId }));
  return layOutMail(config, {
    ...{ language, workspace, unsubscribe },
    heading: heading(person),
    subject: subjectWith(heading, person),
    greeting: greeting(name),
    paragraphs: [news(person, title), ...(message === undefined ? [] : [quoted(excerptOf(message))]), next],
    button: { label: button, href },
  });
}
