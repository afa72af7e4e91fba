import { defaultWorkspace } from "@linkedpotential/contract/workspaces";
import type { Config } from "../../config.ts";
import { layOutMail, type MailContent } from "../layout.ts";
import { shortened, subjectMax } from "../subject.ts";
import { unlinked } from "../unlinked.ts";

/**
 * Renders an admin's reply to a request for a strategy call, which only businesses send. Answers go to the support team.
 * The language of a visitor is not stored, so the greeting is in German like the templates of the admins.
 */
export const callReplyMail = (
  config: Config,
  name: string,
  { subject, text }: { subject: string; text: string },
): MailContent =>
  layOutMail(config, {
    ...{ language: "de", workspace: defaultWorkspace, isToBusiness: true },
    ...{ heading: subject, greeting: `Guten Tag ${unlinked(name)},` },
    subject: shortened(subject, subjectMax),
    paragraphs: [text, "Antworten Sie einfach auf diese E-Mail. Unser Support liest sie."],
  });
