import { landingWorkspace } from "@linkedpotential/contract/workspaces";
import { layOutMail, type MailContent } from "../layout.ts";

/** Forwards a report of a barrier to the support team. The sender need not have an account. */
export const barrierMail = ({ email, page, message }: Record<"email" | "page" | "message", string>): MailContent =>
  layOutMail({
    language: "de",
    workspace: landingWorkspace,
    subject: `Barriere: ${page}`,
    heading: page,
    paragraphs: [message],
    note: `Von ${email}, über das Formular der Erklärung zur Barrierefreiheit`,
  });
