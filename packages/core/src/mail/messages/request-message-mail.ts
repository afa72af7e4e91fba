import { placeOf } from "@linkedpotential/contract/notifications/place-of";
import type { Attachment } from "@linkedpotential/contract/request-messages/attachments";
import type { Language } from "@linkedpotential/contract/user/schema";
import type { Config } from "../../config.ts";
import { excerptOf } from "../excerpt.ts";
import { layOutMail, type MailContent, type UnsubscribeLinks } from "../layout.ts";
import { businessDashboardLink, dashboardLink } from "../link-to.ts";
import { type Recipient, workspaceOf } from "../recipient.ts";
import { personSubjectMax, subjectWith } from "../subject.ts";
import { unlinked } from "../unlinked.ts";
import { attachedFile } from "./attached-file.ts";
import { type MailedProposals, proposalFacts } from "./proposal-facts.ts";
import { headingOf } from "./request-message-headings.ts";

interface Texts {
  greeting: (name: string) => string;
  news: (person: string) => string;
  quoted: (text: string) => string;
  next: string;
  button: string;
}

const texts: Record<Language, Texts> = {
  de: {
    greeting: (name) => `Guten Tag ${name},`,
    news: (person) => `${person} hat Ihnen zu einer angenommenen Anfrage geschrieben.`,
    quoted: (text) => `„${text}“`,
    next: "Die ganze Nachricht lesen und beantworten Sie bei der Anfrage. Eine Antwort auf diese E-Mail erreicht nur unseren Support. Kommen weitere Nachrichten, bevor Sie gelesen haben, schreiben wir Ihnen nur zu Angeboten und Terminen noch einmal.",
    button: "Nachricht lesen",
  },
  en: {
    greeting: (name) => `Hello ${name},`,
    news: (person) => `${person} has written to you about an accepted request.`,
    quoted: (text) => `“${text}”`,
    next: "Read the whole message and answer it with the request. A reply to this e-mail goes only to our support team. If more messages arrive before you have read it, we will write to you again only about offers and dates.",
    button: "Read the message",
  },
  fr: {
    greeting: (name) => `Bonjour ${name},`,
    news: (person) => `${person} vous a écrit au sujet d’une demande acceptée.`,
    quoted: (text) => `« ${text} »`,
    next: "Lisez le message entier et répondez-y à côté de la demande. Une réponse à cet e-mail ne parvient qu’à notre assistance. Si d’autres messages arrivent avant votre lecture, nous ne vous écrirons de nouveau que pour des devis et des dates.",
    button: "Lire le message",
  },
};

export interface MessagedRequest {
  requestId: number;
  /** Project that the request is about. Absent for a request of a business to a freelancer. */
  postId?: number | undefined;
}

interface MessageContent extends MailedProposals {
  about: MessagedRequest;
  /** Name of the author as the recipient sees it. */
  person: string;
  /** Company of the author, if the mail names it. Subject and heading have no room for it. */
  company?: string | undefined;
  /** Empty when the message is only a file. */
  text: string;
  attachment?: Attachment | undefined;
  isToBusiness: boolean;
}

/**
 * Renders the mail about a message under a request. It contains the beginning of the message, the name of its file, and the proposals that it is about, without
 * links. Times are in the time zone of the recipient.
 */
export function requestMessageMail(
  config: Config,
  recipient: Recipient & { timezone: string },
  { about, person, company, text, attachment, isToBusiness, ...proposals }: MessageContent,
  unsubscribe: UnsubscribeLinks,
): MailContent {
  const { language, name } = recipient;
  const workspace = workspaceOf(recipient);
  const author = company ? `${person} (${unlinked(company)})` : person;
  const facts = proposalFacts(recipient, author, proposals);
  const files = attachment ? [attachedFile(language, author, attachment)] : [];
  const heading = headingOf(recipient, proposals);
  const { greeting, news, quoted, next, button } = texts[language];
  const href = isToBusiness
    ? businessDashboardLink(config, "crm", businessPlaceOf(about))
    : dashboardLink(config, workspace, placeOf(noticeOf(about)));
  return layOutMail(config, {
    ...{ language, workspace, unsubscribe },
    heading: heading(person),
    subject: subjectWith(heading, person, personSubjectMax),
    greeting: greeting(name),
    paragraphs: [
      news(author),
      ...(text ? [quoted(excerptOf(text))] : []),
      ...files,
      ...(facts.length > 0 ? [{ facts }] : []),
      next,
    ],
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
