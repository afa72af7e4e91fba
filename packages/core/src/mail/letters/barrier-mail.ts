import { landingWorkspace } from "@linkedpotential/contract/workspaces";
import { layOutMail, type MailContent } from "../layout.ts";

/** For the support team, of somebody who may have no account. */
export const barrierMail = ({ email, page, message }: Record<"email" | "page" | "message", string>): MailContent =>
  layOutMail({
    language: "de",
    workspace: landingWorkspace,
    subject: `Barriere: ${page}`,
    heading: page,
    paragraphs: [message],
    note: `Von ${email}, über das Formular der Erklärung zur Barrierefreiheit`,
  });
