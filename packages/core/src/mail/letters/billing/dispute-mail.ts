import { landingWorkspace } from "@linkedpotential/contract/workspaces";
import { layOutMail, type MailContent } from "../../layout.ts";

interface Dispute {
  userId: number;
  /** The payment provider's id. */
  disputeId: string;
}

/** For the support team, in German: names the account by its number, which is its name at the provider, too (O108). */
export const disputeMail = ({ userId, disputeId }: Dispute): MailContent =>
  layOutMail({
    language: "de",
    workspace: landingWorkspace,
    subject: `Zahlung reklamiert: Konto ${userId}`,
    heading: "Eine Zahlung wurde bei der Bank reklamiert",
    paragraphs: [
      `Konto: ${userId}\nReklamation: ${disputeId}`,
      "Bitte beantworten Sie die Reklamation bei Stripe unter „Zahlungen“, „Reklamationen“. Die Frist dafür steht dort; ohne Antwort gilt sie als verloren.",
      "Premium bleibt bis zur Entscheidung freigeschaltet. Geht die Reklamation verloren, endet der Vertrag von selbst, und die Rechnung wird durch eine Gutschrift korrigiert.",
    ],
  });
