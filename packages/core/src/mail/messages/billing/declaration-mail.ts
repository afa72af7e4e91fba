import { declarationLinkDays } from "@linkedpotential/contract/billing/deadlines";
import { fullMomentText } from "@linkedpotential/contract/date-texts";
import { germanDate } from "@linkedpotential/contract/dates";
import type { Language } from "@linkedpotential/contract/user/schema";
import { landingWorkspace } from "@linkedpotential/contract/workspaces";
import type { Declaration } from "../../../billing/declarations/declaration.entity.ts";
import type { Standing } from "../../../billing/declarations/standing.ts";
import type { Config } from "../../../config.ts";
import { type FactList, labelled, layOutMail, type MailContent } from "../../layout.ts";
import { declarationLink } from "../../link-to.ts";
import { declarationTexts } from "./declaration-texts.ts";

const momentOf = ({ receivedAt }: Declaration, language: Language): string =>
  fullMomentText(new Date(receivedAt), language, "Europe/Berlin");

interface Reader {
  name: string;
  language: Language;
}

/**
 * Standing of a declaration, which decides how the receipt continues. An unproven declaration also has the token for
 * its confirmation link.
 */
type Outcome = { standing: Exclude<Standing, "unproven"> } | { standing: "unproven"; token: string };

/**
 * Renders the receipt for an address that has an account. It contains the whole declaration with the date and time of
 * arrival, as §§ 312k (4) and 356a (4) BGB require.
 */
export function receiptMail(
  config: Config,
  { name, language }: Reader,
  declaration: Declaration,
  outcome: Outcome,
): MailContent {
  const texts = declarationTexts[language];
  const { standing } = outcome;
  const next = {
    clear: texts.next[declaration.about],
    unproven: texts.unproven(declarationLinkDays),
    repeated: texts.repeated,
  }[standing];
  return layOutMail(config, {
    language,
    workspace: landingWorkspace,
    heading: texts.heading[declaration.about],
    greeting: texts.greeting(name),
    paragraphs: [texts.received(momentOf(declaration, language)), contentOf(language, declaration), next],
    ...(standing === "unproven" && { button: { label: texts.confirm, href: declarationLink(config, outcome.token) } }),
  });
}

/**
 * Renders the receipt for an address without an account. It repeats nothing that was entered, because anybody can enter
 * a stranger's address.
 */
export function strangerReceiptMail(config: Config, declaration: Declaration): MailContent {
  const texts = declarationTexts.de;
  return layOutMail(config, {
    language: "de",
    workspace: landingWorkspace,
    heading: texts.heading[declaration.about],
    greeting: texts.greeting(),
    paragraphs: [texts.receivedFromStranger[declaration.about](momentOf(declaration, "de")), texts.nextForStranger],
  });
}

/**
 * What happened to a declaration. `cancelled` and `withdrawn`: the system carried it out. All others: the system
 * changed nothing, and the support team decides.
 */
export type DeclarationOutcome = "cancelled" | "withdrawn" | "forwarded" | Exclude<Standing, "clear">;

const outcomes: Record<DeclarationOutcome, string> = {
  cancelled: "Das Abo dieser Adresse ist zum Ende des bezahlten Zeitraums gekündigt.",
  withdrawn: "Das Abo dieser Adresse ist beendet, die Zahlung wird erstattet.",
  forwarded:
    "Das System hat nichts ausgeführt: Zu dieser Adresse gibt es kein laufendes Abo, oder Frist und Wunsch sind nicht eindeutig. Bitte prüfen.",
  unproven:
    "Das System hat nichts ausgeführt: Der Name passt weder zum Konto noch zur Rechnungsanschrift. Wird die Erklärung über den Link der Eingangsbestätigung bestätigt, wird sie ausgeführt und hier gemeldet. Sonst bitte prüfen.",
  repeated:
    "Das System hat nichts ausgeführt: Dieses Konto hat schon einmal eine Zahlung vollständig zurückerhalten. Bitte prüfen und entscheiden.",
};

export function declarationForSupport(
  config: Config,
  declaration: Declaration,
  outcome: DeclarationOutcome,
): MailContent {
  const name = declaration.about === "cancellation" ? "Kündigung" : "Widerruf";
  return layOutMail(config, {
    language: "de",
    workspace: landingWorkspace,
    isInternal: true,
    subject: `${name}: ${declaration.contract}`,
    heading: `${name} vom ${momentOf(declaration, "de")}`,
    paragraphs: [contentOf("de", declaration), outcomes[outcome]],
    note: `Erklärung ${declaration.declarationId}`,
  });
}

function contentOf(language: Language, { about, name, email, contract, kind, endsOn, reason }: Declaration): FactList {
  const { labels, kinds, soonest } = declarationTexts[language];
  const label = (name: string, text: string) => labelled(language, name, text);
  const isCancellation = about === "cancellation";
  const facts = [
    label(labels.name, name),
    label(labels.email, email),
    label(labels.contract, contract),
    ...(isCancellation ? [label(labels.kind, kinds[kind])] : []),
    ...(isCancellation ? [label(labels.endsOn, endsOn ? germanDate(endsOn) : soonest)] : []),
    ...(reason ? [label(labels.reason, reason)] : []),
  ];
  return { facts };
}
