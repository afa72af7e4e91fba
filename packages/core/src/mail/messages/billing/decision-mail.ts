import type { DeclarationDecision } from "@linkedpotential/contract/billing/contract-declarations";
import { amountText } from "@linkedpotential/contract/billing/price";
import { dateText, fullMomentText } from "@linkedpotential/contract/date-texts";
import { today } from "@linkedpotential/contract/dates";
import type { Language } from "@linkedpotential/contract/user/schema";
import { landingWorkspace } from "@linkedpotential/contract/workspaces";
import type { Declaration } from "../../../billing/declarations/declaration.entity.ts";
import type { Config } from "../../../config.ts";
import { layOutMail, type MailContent } from "../../layout.ts";

interface Words {
  /** Returns the greeting. `name` is absent for a reader without an account. */
  greeting: (name?: string) => string;
  heading: Record<Declaration["about"], string>;
  outcome: Record<DeclarationDecision, (moment: string) => string>;
  ends: (date: string) => string;
  ended: (date: string) => string;
  refunded: (amount: string) => string;
  questions: (address: string) => string;
}

const words: Record<Language, Words> = {
  de: {
    greeting: (name) => (name ? `Guten Tag ${name},` : "Guten Tag,"),
    heading: {
      cancellation: "Unsere Entscheidung zu Ihrer Kündigung",
      withdrawal: "Unsere Entscheidung zu Ihrem Widerruf",
    },
    outcome: {
      carried_out: (moment) => `wir haben Ihre Erklärung vom ${moment} geprüft und ausgeführt.`,
      unfounded: (moment) => `wir haben Ihre Erklärung vom ${moment} geprüft. Ausführen konnten wir sie nicht.`,
    },
    ends: (date) => `Ihr Abo ist gekündigt und endet am ${date}.`,
    ended: (date) => `Ihr Abo ist seit dem ${date} beendet.`,
    refunded: (amount) =>
      `Erstattet sind ${amount} auf die Karte, mit der Sie bezahlt haben. Je nach Bank vergehen einige Tage, bis der Betrag dort ankommt.`,
    questions: (address) =>
      `Haben Sie Fragen oder sind Sie nicht einverstanden? Antworten Sie auf diese E-Mail oder schreiben Sie an ${address}.`,
  },
  en: {
    greeting: (name) => (name ? `Hello ${name},` : "Hello,"),
    heading: { cancellation: "Our decision on your cancellation", withdrawal: "Our decision on your withdrawal" },
    outcome: {
      carried_out: (moment) => `We have looked into your declaration of ${moment} and carried it out.`,
      unfounded: (moment) => `We have looked into your declaration of ${moment}. We were not able to carry it out.`,
    },
    ends: (date) => `Your subscription is canceled and ends on ${date}.`,
    ended: (date) => `Your subscription ended on ${date}.`,
    refunded: (amount) =>
      `${amount} has been refunded to the card that you paid with. Depending on your bank, it takes a few days to arrive.`,
    questions: (address) => `Do you have questions, or do you disagree? Reply to this e-mail or write to ${address}.`,
  },
  fr: {
    greeting: (name) => (name ? `Bonjour ${name},` : "Bonjour,"),
    heading: {
      cancellation: "Notre décision sur votre résiliation",
      withdrawal: "Notre décision sur votre rétractation",
    },
    outcome: {
      carried_out: (moment) => `Nous avons examiné votre déclaration du ${moment} et y avons donné suite.`,
      unfounded: (moment) => `Nous avons examiné votre déclaration du ${moment}. Nous n’avons pas pu y donner suite.`,
    },
    ends: (date) => `Votre abonnement est résilié et prend fin le ${date}.`,
    ended: (date) => `Votre abonnement a pris fin le ${date}.`,
    refunded: (amount) =>
      `${amount} ont été remboursés sur la carte qui a servi au paiement. Selon votre banque, quelques jours peuvent s’écouler avant la réception du montant.`,
    questions: (address) =>
      `Vous avez des questions ou n’êtes pas d’accord ? Répondez à cet e-mail ou écrivez à ${address}.`,
  },
};

/** End and refund of the contract since the declaration was received. */
export interface ContractResult {
  /** Time at which the contract ends or ended. Absent if it renews, or if there is no contract. */
  endsAt?: string;
  hasEnded: boolean;
  /** Refunded amount in cents, 0 without a refund. */
  refundedCents: number;
}

interface Decision extends Pick<Declaration, "about" | "receivedAt"> {
  outcome: DeclarationDecision;
  /** Note of the admin, in the language in which it was written. Empty without one. */
  note: string;
  /** Absent for a declaration that is not carried out, and for a reader without an account. */
  result?: ContractResult | undefined;
}

/**
 * Renders what an admin decided about a contract declaration. The reader is undefined if the address has no account; the
 * mail is then in German.
 */
export function decisionMail(
  config: Config,
  reader: { name: string; language: Language } | undefined,
  { about, receivedAt, outcome, note, result }: Decision,
): MailContent {
  const language = reader?.language ?? "de";
  const texts = words[language];
  const moment = fullMomentText(new Date(receivedAt), language, "Europe/Berlin");
  return layOutMail(config, {
    language,
    workspace: landingWorkspace,
    heading: texts.heading[about],
    greeting: texts.greeting(reader?.name),
    paragraphs: [
      texts.outcome[outcome](moment),
      ...(result ? resultLines(result, language) : []),
      ...(note ? [note] : []),
      texts.questions(config.supportEmail),
    ],
  });
}

function resultLines({ endsAt, hasEnded, refundedCents }: ContractResult, language: Language): string[] {
  const texts = words[language];
  const date = endsAt && dateText(today(new Date(endsAt)), language);
  return [
    ...(date ? [hasEnded ? texts.ended(date) : texts.ends(date)] : []),
    ...(refundedCents > 0 ? [texts.refunded(amountText(language, refundedCents))] : []),
  ];
}
