import { landingWorkspace } from "@linkedpotential/contract/workspaces";
import type { Config } from "../../config.ts";
import { layOutMail, type MailContent } from "../layout.ts";

/** Renders a visitor's request for a strategy call as a mail to the support team. */
export const callRequestMail = (
  config: Config,
  { name, company, email, message }: Record<"name" | "company" | "email" | "message", string>,
): MailContent =>
  layOutMail(config, {
    language: "de",
    workspace: landingWorkspace,
    isInternal: true,
    subject: `Strategiegespräch: ${company}`,
    heading: company,
    paragraphs: [message],
    note: `Von ${name} <${email}>, ohne Konto, über das Formular für Unternehmen. Der Verarbeitung zugestimmt.`,
  });
