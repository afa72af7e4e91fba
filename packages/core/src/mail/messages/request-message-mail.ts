import { placeOf } from "@linkedpotential/contract/notifications/place-of";
import type { NewOffer } from "@linkedpotential/contract/request-messages/proposals";
import type { Language } from "@linkedpotential/contract/user/schema";
import type { Config } from "../../config.ts";
import { excerptOf } from "../excerpt.ts";
import { layOutMail, type MailContent, type UnsubscribeLinks } from "../layout.ts";
import { businessDashboardLink, dashboardLink } from "../link-to.ts";
import { type Recipient, workspaceOf } from "../recipient.ts";
import { subjectWith } from "../subject.ts";
import { type ProposedDates, proposalFacts } from "./proposal-facts.ts";

interface Texts {
  greeting: (name: string) => string;
  heading: (person: string) => string;
  news: (person: string) => string;
  quoted: (text: string) => string;
  next: string;
  button: string;
}

const texts: Record<Language, Texts> = {
  de: {
    greeting: (name) => `Guten Tag ${name},`,
    heading: (person) => `Neue Nachricht von ${person}`,
    news: (person) => `${person} hat Ihnen zu einer angenommenen Anfrage geschrieben.`,
    quoted: (text) => `„${text}“`,
    next: "Die ganze Nachricht lesen und beantworten Sie bei der Anfrage. Eine Antwort auf diese E-Mail erreicht nur unseren Support. Kommen weitere Nachrichten, bevor Sie gelesen haben, schreiben wir Ihnen nicht noch einmal.",
    button: "Nachricht lesen",
  },
  en: {
    greeting: (name) => `Hello ${name},`,
    heading: (person) => `New message from ${person}`,
    news: (person) => `${person} has written to you about an accepted request.`,
    quoted: (text) => `“${text}”`,
    next: "Read the whole message and answer it with the request. A reply to this e-mail goes only to our support team. If more messages arrive before you have read it, we will not write to you again.",
    button: "Read the message",
  },
  fr: {
    greeting: (name) => `Bonjour ${name},`,
    heading: (person) => `Nouveau message : ${person}`,
    news: (person) => `${person} vous a écrit au sujet d’une demande acceptée.`,
    quoted: (text) => `« ${text} »`,
    next: "Lisez le message entier et répondez-y à côté de la demande. Une réponse à cet e-mail ne parvient qu’à notre assistance. Si d’autres messages arrivent avant votre lecture, nous ne vous écrirons pas de nouveau.",
    button: "Lire le message",
  },
};

export interface MessagedRequest {
  requestId: number;
  /** Project that the request is about. Absent for a request of a business to a freelancer. */
  postId?: number | undefined;
}

interface MessageContent {
  about: MessagedRequest;
  /** Name of the author as the recipient sees it. */
  person: string;
  text: string;
  /** Present in a message with a proposal. */
  appointment?: ProposedDates | undefined;
  offer?: NewOffer | undefined;
  isToBusiness: boolean;
}

/**
 * Renders the mail about a message under a request. It contains the beginning of the message, and its proposal, without
 * links. Times are in the time zone of the recipient.
 */
export function requestMessageMail(
  config: Config,
  recipient: Recipient & { timezone: string },
  { about, person, text, isToBusiness, ...proposals }: MessageContent,
  unsubscribe: UnsubscribeLinks,
): MailContent {
  const { language, name } = recipient;
  const workspace = workspaceOf(recipient);
  const facts = proposalFacts(recipient, proposals);
  const { greeting, heading, news, quoted, next, button } = texts[language];
  const href = isToBusiness
    ? businessDashboardLink(config, "crm", businessPlaceOf(about))
    : dashboardLink(config, workspace, placeOf(noticeOf(about)));
  return layOutMail(config, {
    ...{ language, workspace, unsubscribe },
    heading: heading(person),
    subject: subjectWith(heading, person),
    greeting: greeting(name),
    paragraphs: [news(person), quoted(excerptOf(text)), ...(facts.length > 0 ? [{ facts }] : []), next],
    button: { label: button, href },
  });
}

const businessPlaceOf = ({ requestId, postId }: MessagedRequest): Record<string, string> =>
  postId === undefined
    ? { view: "requests", messages: String(requestId) }
    : { view: "projects", requests: String(postId), messages: String(requestId) };

/** Returns type and subject of the notification about the same message. Its subject is the project, if there is one. */
export const noticeOf = ({ requestId, postId }: MessagedRequest) =>
  postId === undefined
    ? { type: "project_request_message" as const, relatedId: requestId }
    : { type: "collaboration_request_message" as const, relatedId: postId };
