import { placeOf } from "@linkedpotential/contract/notifications/place-of";
import type { NotificationType } from "@linkedpotential/contract/notifications/schema";
import type { Language } from "@linkedpotential/contract/user/schema";
import { workspaces } from "@linkedpotential/contract/workspaces";
import type { Config } from "../../config.ts";
import { labelled, layOutMail, type MailContent, type UnsubscribeLinks } from "../layout.ts";
import { businessDashboardLink, dashboardLink } from "../link-to.ts";
import { type Recipient, workspaceOf } from "../recipient.ts";

/** `project_requested` tells a business about a request for its project, `requested` a freelancer about one to a post. */
export type CollaborationTopic = "requested" | "project_requested" | "accepted" | "rejected";

interface Said {
  heading: (person: string) => string;
  news: (person: string) => string;
  next: string;
  button: string;
}

interface Texts {
  greeting: (name: string) => string;
  kinds: Record<CollaborationTopic, Said>;
}

const texts: Record<Language, Texts> = {
  de: {
    greeting: (name) => `Guten Tag ${name},`,
    kinds: {
      requested: {
        heading: (person) => `Neue Anfrage von ${person}`,
        news: (person) => `${person} möchte mit Ihnen zusammenarbeiten. Es geht um Ihren Beitrag:`,
        next: "Die Nachricht dazu lesen und beantworten Sie in der Community.",
        button: "Anfrage öffnen",
      },
      project_requested: {
        heading: (person) => `Neue Anfrage von ${person}`,
        news: (person) => `${person} möchte für Sie arbeiten. Es geht um Ihren Auftrag:`,
        next: "Die Nachricht dazu lesen und beantworten Sie in Ihrem Bereich unter „CRM“.",
        button: "Anfrage öffnen",
      },
      accepted: {
        heading: (person) => `${person} hat Ihre Anfrage angenommen`,
        news: (person) => `Sie sind jetzt mit ${person} vernetzt. Es ging um diesen Beitrag:`,
        next: "In Ihrem Netzwerk sehen Sie das ganze Profil. Melden Sie sich am besten noch heute.",
        button: "Netzwerk öffnen",
      },
      rejected: {
        heading: (person) => `${person} hat Ihre Anfrage nicht angenommen`,
        news: () => "Diesmal ist es nichts geworden. Es ging um diesen Beitrag:",
        next: "In der Community finden Sie weitere Beiträge, zu denen Sie anfragen können.",
        button: "Meine Anfragen öffnen",
      },
    },
  },
  en: {
    greeting: (name) => `Hello ${name},`,
    kinds: {
      requested: {
        heading: (person) => `New request from ${person}`,
        news: (person) => `${person} would like to work with you. It is about your post:`,
        next: "You can read and answer the message in the community.",
        button: "Open the request",
      },
      project_requested: {
        heading: (person) => `New request from ${person}`,
        news: (person) => `${person} would like to work for you. It is about your project:`,
        next: "You can read and answer the message in your area under “CRM”.",
        button: "Open the request",
      },
      accepted: {
        heading: (person) => `${person} has accepted your request`,
        news: (person) => `You are now connected with ${person}. It was about this post:`,
        next: "You can see the full profile in your network. Why not get in touch today?",
        button: "Open my network",
      },
      rejected: {
        heading: (person) => `${person} did not accept your request`,
        news: () => "It did not work out this time. It was about this post:",
        next: "There are more posts in the community that you can respond to.",
        button: "Open my requests",
      },
    },
  },
  fr: {
    greeting: (name) => `Bonjour ${name},`,
    kinds: {
      requested: {
        heading: (person) => `Nouvelle demande de ${person}`,
        news: (person) => `${person} souhaite collaborer avec vous au sujet de votre publication :`,
        next: "Vous pouvez lire le message et y répondre dans la communauté.",
        button: "Ouvrir la demande",
      },
      project_requested: {
        heading: (person) => `Nouvelle demande de ${person}`,
        news: (person) => `${person} souhaite travailler pour vous. Il s’agit de votre mission :`,
        next: "Vous pouvez lire le message et y répondre dans votre espace, sous « CRM ».",
        button: "Ouvrir la demande",
      },
      accepted: {
        heading: (person) => `${person} a accepté votre demande`,
        news: (person) => `Vous êtes maintenant en relation avec ${person}. Il s’agissait de cette publication :`,
        next: "Le profil complet se trouve dans votre réseau. Le mieux est de prendre contact dès aujourd’hui.",
        button: "Ouvrir mon réseau",
      },
      rejected: {
        heading: (person) => `${person} n’a pas accepté votre demande`,
        news: () => "Cela n’a pas abouti cette fois. Il s’agissait de cette publication :",
        next: "La communauté propose d’autres publications au sujet desquelles vous pouvez faire une demande.",
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

/**
 * Renders a mail about a collaboration request. The mail does not contain the message of the request, so that nobody
 * can send their own text through our mails.
 */
export function collaborationMail(
  config: Config,
  recipient: Recipient,
  about: CollaborationTopic,
  person: string,
  post: { postId: number; title: string },
  unsubscribe: UnsubscribeLinks,
): MailContent {
  const { language, name } = recipient;
  const workspace = workspaceOf(recipient);
  const { greeting, kinds } = texts[language];
  const { heading, news, next, button } = kinds[about];
  const href =
    about === "project_requested"
      ? businessDashboardLink(config, "crm", { view: "projects", requests: String(post.postId) })
      : dashboardLink(config, workspace, placeOf({ type: types[about], relatedId: post.postId }));
  return layOutMail(config, {
    language,
    workspace,
    subject: labelled(language, workspaces[workspace], heading(person)),
    heading: heading(person),
    paragraphs: [greeting(name), news(person), post.title, next],
    button: { label: button, href },
    unsubscribe,
  });
}
