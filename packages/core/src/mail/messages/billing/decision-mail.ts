import type { DeclarationDecision } from "@linkedpotential/contract/billing/contract-declarations";
import { fullMomentText } from "@linkedpotential/contract/date-texts";
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
    questions: (address) =>
      `Vous avez des questions ou n’êtes pas d’accord ? Répondez à cet e-mail ou écrivez à ${address}.`,
  },
};

interface Decision extends Pick<Declaration, "about" | "receivedAt"> {
  outcome: DeclarationDecision;
  /** Note of the admin, in the language in which it was written. Empty without one. */
  note: string;
}

/**
 * Renders what an admin decided about a contract declaration. The reader is undefined if the address has no account; the
 * mail is then in German.
 */
export function decisionMail(
  config: Config,
  reader: { name: string; language: Language } | undefined,
  { about, receivedAt, outcome, note }: Decision,
): MailContent {
  const language = reader?.language ?? "de";
  const texts = words[language];
  const moment = fullMomentText(new Date(receivedAt), language, "Europe/Berlin");
  return layOutMail(config, {
    language,
    workspace: landingWorkspace,
    heading: texts.heading[about],
    greeting: texts.greeting(reader?.name),
    paragraphs: [texts.outcome[outcome](moment), ...(note ? [note] : []), texts.questions(config.supportEmail)],
  });
}
