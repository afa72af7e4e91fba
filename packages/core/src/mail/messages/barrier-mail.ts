import { landingWorkspace } from "@linkedpotential/contract/workspaces";
import type { Config } from "../../config.ts";
import { layOutMail, type MailContent } from "../layout.ts";

export const barrierMail = (
  config: Config,
  { email, page, message }: Record<"email" | "page" | "message", string>,
): MailContent =>
  layOutMail(config, {
    language: "de",
    workspace: landingWorkspace,
    isInternal: true,
    subject: `Barriere: ${page}`,
    heading: page,
    paragraphs: [message],
    note: `Von ${email}, über das Formular der Erklärung zur Barrierefreiheit`,
  });
