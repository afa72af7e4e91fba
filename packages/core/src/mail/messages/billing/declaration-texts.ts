import type { Language } from "@linkedpotential/contract/user/schema";
import type { Declaration } from "../../../billing/declarations/declaration.entity.ts";

type About = Declaration["about"];

interface Words {
  /** Returns the greeting. `name` is absent for a reader without an account. */
  greeting: (name?: string) => string;
  heading: Record<About, string>;
  received: (moment: string) => string;
  receivedFromStranger: Record<About, (moment: string) => string>;
  next: Record<About, string>;
  nextForStranger: string;
  unproven: (days: number) => string;
  confirm: string;
  repeated: string;
  labels: Record<"name" | "email" | "contract" | "kind" | "endsOn" | "reason", string>;
  kinds: Record<Declaration["kind"], string>;
  soonest: string;
}

export const declarationTexts: Record<Language, Words> = {
  de: {
    greeting: (name) => (name ? `Guten Tag ${name},` : "Guten Tag,"),
    heading: { cancellation: "Eingangsbestätigung Ihrer Kündigung", withdrawal: "Eingangsbestätigung Ihres Widerrufs" },
    received: (moment) => `Ihre Erklärung ist am ${moment} bei uns eingegangen. Sie lautet:`,
    receivedFromStranger: {
      cancellation: (moment) => `am ${moment} ist bei uns eine Kündigung mit dieser E-Mail-Adresse eingegangen.`,
      withdrawal: (moment) => `am ${moment} ist bei uns ein Widerruf mit dieser E-Mail-Adresse eingegangen.`,
    },
    next: {
      cancellation:
        "Wenn unter dieser E-Mail-Adresse ein Vertrag besteht, teilen wir Ihnen sein Ende mit einer weiteren E-Mail mit.",
      withdrawal:
        "Wenn unter dieser E-Mail-Adresse ein Vertrag besteht und die Frist noch läuft, beenden wir ihn und erstatten Ihre Zahlung. Darüber erhalten Sie eine weitere E-Mail.",
    },
    nextForStranger:
      "Zu dieser Adresse gibt es bei uns kein bestätigtes Konto. Deshalb steht der Wortlaut nicht in dieser E-Mail. Nach dem Absenden konnten Sie ihn speichern. Unser Support prüft die Erklärung und meldet sich bei Ihnen. Wenn Sie nichts erklärt haben, brauchen Sie nichts zu tun.",
    unproven: (days) =>
      `Der Name stimmt weder mit dem Konto noch mit der Rechnungsanschrift überein. Es gilt der Zeitpunkt des Eingangs, aber wir führen die Erklärung erst aus, wenn Sie sie hier innerhalb von ${days} Tagen bestätigen. Sonst entscheidet unser Support. Wenn Sie nichts erklärt haben, bestätigen Sie bitte nicht.`,
    confirm: "Erklärung bestätigen",
    repeated:
      "Dieses Konto hat schon einmal eine Zahlung vollständig zurückerhalten. Über diesen Widerruf entscheidet deshalb unser Support und meldet sich bei Ihnen. Es gilt der Zeitpunkt des Eingangs.",
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
    greeting: (name) => (name ? `Hello ${name},` : "Hello,"),
    heading: { cancellation: "We have received your cancellation", withdrawal: "We have received your withdrawal" },
    received: (moment) => `We received your declaration on ${moment}. It reads:`,
    receivedFromStranger: {
      cancellation: (moment) => `On ${moment} we received a cancellation with this e-mail address.`,
      withdrawal: (moment) => `On ${moment} we received a withdrawal with this e-mail address.`,
    },
    next: {
      cancellation:
        "If there is a contract under this e-mail address, we will tell you in another e-mail when it ends.",
      withdrawal:
        "If there is a contract under this e-mail address and the withdrawal period has not expired, we will end it and refund your payment. Another e-mail will confirm this.",
    },
    nextForStranger:
      "We have no verified account for this address. That is why this e-mail does not repeat the wording, which you could save after sending. Our support team will look into it and contact you. If you did not send anything, there is nothing to do.",
    unproven: (days) =>
      `The name matches neither the account nor its billing address. The time of receipt counts, but we will act only once you confirm here, within ${days} days. Otherwise our support team decides. If you did not send this, please do not confirm.`,
    confirm: "Confirm declaration",
    repeated:
      "This account has had a full refund before. Our support team will therefore decide on this withdrawal and contact you. The time of receipt counts.",
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
    greeting: (name) => (name ? `Bonjour ${name},` : "Bonjour,"),
    heading: {
      cancellation: "Nous avons bien reçu votre résiliation",
      withdrawal: "Nous avons bien reçu votre rétractation",
    },
    received: (moment) => `Votre déclaration nous est parvenue le ${moment}. En voici le contenu :`,
    receivedFromStranger: {
      cancellation: (moment) => `Le ${moment}, nous avons reçu une résiliation portant cette adresse e-mail.`,
      withdrawal: (moment) => `Le ${moment}, nous avons reçu une rétractation portant cette adresse e-mail.`,
    },
    next: {
      cancellation:
        "S’il existe un contrat à cette adresse e-mail, nous vous indiquerons sa date de fin dans un autre e-mail.",
      withdrawal:
        "S’il existe un contrat à cette adresse e-mail et que le délai court encore, nous y mettrons fin et rembourserons votre paiement. Un autre e-mail vous le confirmera.",
    },
    nextForStranger:
      "Nous n’avons pas de compte confirmé à cette adresse. C’est pourquoi cet e-mail ne reprend pas le texte, que vous pouviez enregistrer après l’envoi. Notre assistance examine la déclaration et vous contactera. Si vous n’avez rien envoyé, vous n’avez rien à faire.",
    unproven: (days) =>
      `Le nom ne correspond ni au compte ni à l’adresse de facturation. Le moment de la réception fait foi, mais nous n’y donnerons suite que si vous la confirmez ici sous ${days} jours. Sinon, notre assistance décidera. Si vous n’avez rien envoyé, ne confirmez pas.`,
    confirm: "Confirmer la déclaration",
    repeated:
      "Ce compte a déjà été remboursé intégralement une fois. Notre assistance décidera donc de cette rétractation et vous contactera. Le moment de la réception fait foi.",
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
