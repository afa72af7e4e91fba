import { landingWorkspace } from "@linkedpotential/contract/workspaces";
import type { Config } from "../../../config.ts";
import { layOutMail, type MailContent } from "../../layout.ts";

interface Dispute {
  userId: number;
  disputeId: string;
}

/**
 * Renders the mail that notifies the support team of a payment dispute, in German. Names the account by its id, as the
 * payment provider does (O108).
 */
export const disputeMail = (config: Config, { userId, disputeId }: Dispute): MailContent =>
  layOutMail(config, {
    language: "de",
    workspace: landingWorkspace,
    isInternal: true,
    subject: `Zahlung reklamiert: Konto ${userId}`,
    heading: "Eine Zahlung wurde bei der Bank reklamiert",
    paragraphs: [
      { facts: [`Konto: ${userId}`, `Reklamation: ${disputeId}`] },
      "Bitte beantworten Sie die Reklamation bei Stripe unter „Zahlungen“, „Reklamationen“. Die Frist dafür steht dort; ohne Antwort gilt sie als verloren.",
      "Premium bleibt bis zur Entscheidung freigeschaltet. Geht die Reklamation verloren, endet der Vertrag automatisch, und die Rechnung wird durch eine Gutschrift korrigiert.",
    ],
  });
