import { placeOf } from "@linkedpotential/contract/notifications/place-of";
import type { NotificationType } from "@linkedpotential/contract/notifications/schema";
import type { Config } from "../../config.ts";
import { excerptOf } from "../excerpt.ts";
import { layOutMail, type MailContent, type UnsubscribeLinks } from "../layout.ts";
import { businessDashboardLink, dashboardLink } from "../link-to.ts";
import { type Recipient, workspaceOf } from "../recipient.ts";
import { subjectWith } from "../subject.ts";
import { type CollaborationTopic, collaborationTexts, type RequestedPost } from "./collaboration-texts.ts";

/** Type of the in-app notification about the same occasion. The mail links to the same page as that notification. */
const types = {
  requested: "collaboration_request_new",
  accepted: "collaboration_request_accepted",
  rejected: "collaboration_request",
  filled: "collaboration_request_filled",
} as const satisfies Record<CollaborationTopic, NotificationType>;

interface Occasion {
  about: CollaborationTopic;
  requestedPost: RequestedPost;
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
  { about, requestedPost, person, postId, title, message }: Occasion,
  unsubscribe: UnsubscribeLinks,
): MailContent {
  const { language, name } = recipient;
  const workspace = workspaceOf(recipient);
  const texts = collaborationTexts[language];
  const { news, next } = about === "filled" ? texts.filled : texts.about[requestedPost][about];
  const heading = texts.headings[about];
  const href =
    requestedPost === "project" && about === "requested"
      ? businessDashboardLink(config, "crm", { view: "projects", requests: String(postId) })
      : dashboardLink(config, workspace, placeOf({ type: types[about], relatedId: postId }));
  return layOutMail(config, {
    ...{ language, workspace, unsubscribe },
    heading: heading(person),
    subject: subjectWith(heading, person),
    greeting: texts.greeting(name),
    paragraphs: [news(person, title), ...(message === undefined ? [] : [texts.quoted(excerptOf(message))]), next],
    button: { label: texts.buttons[about], href },
  });
}
