import { fullMomentText } from "@linkedpotential/contract/date-texts";
import { germanDate } from "@linkedpotential/contract/dates";
import type { Language } from "@linkedpotential/contract/user/schema";
import { landingWorkspace } from "@linkedpotential/contract/workspaces";
import type { Declaration } from "../../../billing/declarations/declaration.entity.ts";
import { labelled, layOutMail, type MailContent } from "../../layout.ts";

interface Words {
  greeting: (name: string) => string;
  heading: Record<Declaration["about"], string>;
  received: (moment: string) => string;
  next: Record<Declaration["about"], string>;
  labels: Record<"name" | "email" | "contract" | "kind" | "endsOn" | "reason", string>;
  kinds: Record<Declaration["kind"], string>;
  soonest: string;
}

const words: Record<Language, Words> = {
  de: {
    greeting: (name) => `Guten Tag ${name},`,
    heading: { cancellation: "Eingangsbestätigung Ihrer Kündigung", withdrawal: "Eingangsbestätigung Ihres Widerrufs" },
    received: (moment) => `Ihre Erklärung ist am ${moment} bei uns eingegangen. Sie lautet:`,
    next: {
      cancellation: "Besteht ein Vertrag unter dieser E-Mail-Adresse, teilen wir Ihnen sein Ende gesondert mit.",
      withdrawal:
        "Besteht ein Vertrag unter dieser E-Mail-Adresse und läuft die Frist noch, beenden wir ihn und erstatten Ihre Zahlung. Darüber erhalten Sie eine weitere Nachricht.",
    },
    labels: {
      name: "Name",
      email: "E-Mail-Adresse",
      contract: "Vertrag",
      kind: "Art der Kündigung",
      endsOn: "Gewünschtes Ende",
      reason: "Grund",
    },
    kinds: { ordinary: "ordentlich", extraordinary: "außerordentlich" },
    soonest: "zum nächstmöglichen Zeitpunkt",
  },
  en: {
    greeting: (name) => `Hello ${name},`,
    heading: { cancellation: "We have received your cancellation", withdrawal: "We have received your withdrawal" },
    received: (moment) => `We received your declaration on ${moment}. It reads:`,
    next: {
      cancellation:
        "If there is a contract under this e-mail address, we will tell you in a separate message when it ends.",
      withdrawal:
        "If there is a contract under this e-mail address and the withdrawal period has not expired, we will end it and refund your payment. You will receive a separate message about this.",
    },
    labels: {
      name: "Name",
      email: "E-mail address",
      contract: "Contract",
      kind: "Type of cancellation",
      endsOn: "Requested end",
      reason: "Reason",
    },
    kinds: { ordinary: "ordinary", extraordinary: "for good cause" },
    soonest: "as soon as possible",
  },
  fr: {
    greeting: (name) => `Bonjour ${name},`,
    heading: {
      cancellation: "Nous avons bien reçu votre résiliation",
      withdrawal: "Nous avons bien reçu votre rétractation",
    },
    received: (moment) => `Votre déclaration nous est parvenue le ${moment}. En voici le contenu :`,
    next: {
      cancellation: "S’il existe un contrat à cette adresse e-mail, nous vous en indiquerons la fin séparément.",
      withdrawal:
        "S’il existe un contrat à cette adresse e-mail et que le délai court encore, nous y mettrons fin et rembourserons votre paiement. Un autre message vous le confirmera.",
    },
    labels: {
      name: "Nom",
      email: "Adresse e-mail",
      contract: "Contrat",
      kind: "Type de résiliation",
      endsOn: "Fin souhaitée",
      reason: "Motif",
    },
    kinds: { ordinary: "ordinaire", extraordinary: "pour motif grave" },
    soonest: "dès que possible",
  },
};

/** What was declared, with date and time of its arrival (§§ 312k (4), 356a (4) BGB). */
export function declarationMail(language: Language, declaration: Declaration): MailContent {
  const { greeting, heading, received, next } = words[language];
  const moment = fullMomentText(new Date(declaration.receivedAt), language, "Europe/Berlin");
  return layOutMail({
    language,
    workspace: landingWorkspace,
    subject: heading[declaration.about],
    heading: heading[declaration.about],
    paragraphs: [
      greeting(declaration.name),
      received(moment),
      contentOf(language, declaration),
      next[declaration.about],
    ],
  });
}

/** What came of it by itself; `told`: nothing, the support team decides. */
export type Carried = "cancelled" | "withdrawn" | "told";

const outcomes: Record<Carried, string> = {
  cancelled: "Das Abo dieser Adresse ist zum Ende des bezahlten Zeitraums gekündigt.",
  withdrawn: "Das Abo dieser Adresse ist beendet, die Zahlung wird erstattet.",
  told: "Von selbst ist nichts geschehen: Zu dieser Adresse passt kein laufendes Abo, oder Frist oder Wunsch lassen es offen. Bitte prüfen.",
};

export function declarationForSupport(declaration: Declaration, carried: Carried): MailContent {
  const name = declaration.about === "cancellation" ? "Kündigung" : "Widerruf";
  const moment = fullMomentText(new Date(declaration.receivedAt), "de", "Europe/Berlin");
  return layOutMail({
    language: "de",
    workspace: landingWorkspace,
    subject: `${name}: ${declaration.contract}`,
    heading: `${name} vom ${moment}`,
    paragraphs: [contentOf("de", declaration), outcomes[carried]],
    note: `Erklärung ${declaration.declarationId}`,
  });
}

function contentOf(language: Language, { about, name, email, contract, kind, endsOn, reason }: Declaration): string {
  const { labels, kinds, soonest } = words[language];
  const label = (name: string, text: string) => labelled(language, name, text);
  const isCancellation = about === "cancellation";
  return [
    label(labels.name, name),
    label(labels.email, email),
    label(labels.contract, contract),
    ...(isCancellation ? [label(labels.kind, kinds[kind])] : []),
    ...(isCancellation ? [label(labels.endsOn, endsOn ? germanDate(endsOn) : soonest)] : []),
    ...(reason ? [label(labels.reason, reason)] : []),
  ].join("\n");
}
