import { amountText } from "@linkedpotential/contract/billing/price";
import { dateText } from "@linkedpotential/contract/date-texts";
import { today } from "@linkedpotential/contract/dates";
import { withFrenchSpacing } from "@linkedpotential/contract/french-spacing";
import type { Language } from "@linkedpotential/contract/user/schema";
import type { Notice } from "./read-notifications.ts";

export type BillingNews = Extract<Notice["type"], `billing_${string}`>;

export const isBillingNews = (type: Notice["type"]): type is BillingNews => type.startsWith("billing_");

interface Texts {
  titles: Record<BillingNews, string>;
  started: string;
  canceled: (date: string) => string;
  continued: (date: string) => string;
  paymentFailed: (date: string) => string;
  /** Title when the team canceled. */
  canceledByTeam: string;
  ended: Record<"cancelled" | "unpaid" | "disputed" | "team", string>;
  disputed: string;
  declared: Record<"cancellation" | "withdrawal", string>;
  invoice: (number: string, amount: string) => string;
  refund: (number: string, amount: string) => string;
}

const texts: Record<Language, Texts> = {
  de: {
    titles: {
      billing_started: "Premium ist freigeschaltet",
      billing_canceled: "Ihre Kündigung ist eingegangen",
      billing_continued: "Ihr Abo läuft weiter",
      billing_payment_failed: "Ihre Zahlung ist fehlgeschlagen",
      billing_ended: "Ihr Premium-Abo ist beendet",
      billing_disputed: "Ihre Bank prüft eine Zahlung",
      billing_declared: "Ihre Erklärung ist eingegangen",
      billing_invoice: "Ihre Rechnung ist da",
      billing_refund: "Erstattung veranlasst",
    },
    started: "Danke für Ihre Bestellung. Die Bestätigung steht in der E-Mail.",
    canceledByTeam: "Unser Team hat Ihr Abo gekündigt",
    canceled: (date) => `Sie behalten Premium bis ${date}. Danach wird nichts mehr abgebucht.`,
    continued: (date) => `Das nächste Mal wird am ${date} abgebucht.`,
    paymentFailed: (date) => `Premium bleibt bis ${date} freigeschaltet. Bitte prüfen Sie Ihre Karte.`,
    ended: {
      cancelled: "Ihr Konto ist jetzt im kostenlosen Tarif. Alle Ihre Daten sind noch da.",
      unpaid: "Der Beitrag konnte nicht abgebucht werden. Ihr Konto ist jetzt im kostenlosen Tarif.",
      disputed: "Ihre Bank hat Ihnen den Betrag zurückgegeben. Ihr Konto ist jetzt im kostenlosen Tarif.",
      team: "Unser Team hat das Abo beendet. Die Begründung steht in der E-Mail.",
    },
    disputed: "Premium bleibt, bis sie entschieden hat. War die Reklamation ein Versehen, ziehen Sie sie bitte zurück.",
    declared: {
      cancellation: "Ihre Kündigung ist über das Formular bei uns angekommen. Die Bestätigung steht in der E-Mail.",
      withdrawal: "Ihr Widerruf ist über das Formular bei uns angekommen. Die Bestätigung steht in der E-Mail.",
    },
    invoice: (number, amount) => `${number} über ${amount}`,
    refund: (number, amount) => `${amount} werden Ihrer Karte gutgeschrieben (${number}).`,
  },
  en: {
    titles: {
      billing_started: "Premium is active",
      billing_canceled: "We have received your cancellation",
      billing_continued: "Your subscription continues",
      billing_payment_failed: "Your payment has failed",
      billing_ended: "Your Premium subscription has ended",
      billing_disputed: "Your bank is reviewing a payment",
      billing_declared: "We have received your declaration",
      billing_invoice: "Your invoice has arrived",
      billing_refund: "Refund on its way",
    },
    started: "Thank you for your order. The confirmation is in the e-mail.",
    canceledByTeam: "Our team has canceled your subscription",
    canceled: (date) => `You keep Premium until ${date}. Nothing will be charged after that.`,
    continued: (date) => `The next charge is on ${date}.`,
    paymentFailed: (date) => `Premium stays active until ${date}. Please check your card.`,
    ended: {
      cancelled: "Your account is now on the free plan. All your data is still there.",
      unpaid: "We could not charge your card. Your account is now on the free plan.",
      disputed: "Your bank has returned the amount to you. Your account is now on the free plan.",
      team: "Our team has ended the subscription. The reasons are in the e-mail.",
    },
    disputed:
      "You keep Premium until the bank has decided. If you disputed it by mistake, please withdraw the dispute.",
    declared: {
      cancellation: "We received your cancellation through the form. The confirmation is in the e-mail.",
      withdrawal: "We received your withdrawal through the form. The confirmation is in the e-mail.",
    },
    invoice: (number, amount) => `${number} for ${amount}`,
    refund: (number, amount) => `We are refunding ${amount} to your card (${number}).`,
  },
  fr: withFrenchSpacing({
    titles: {
      billing_started: "Premium est activé",
      billing_canceled: "Nous avons reçu votre résiliation",
      billing_continued: "Votre abonnement continue",
      billing_payment_failed: "Votre paiement a échoué",
      billing_ended: "Votre abonnement Premium est terminé",
      billing_disputed: "Votre banque examine un paiement",
      billing_declared: "Nous avons reçu votre déclaration",
      billing_invoice: "Votre facture est disponible",
      billing_refund: "Remboursement en cours",
    },
    started: "Merci pour votre commande. La confirmation figure dans l’e-mail.",
    canceledByTeam: "Notre équipe a résilié votre abonnement",
    canceled: (date) => `Vous gardez Premium jusqu’au ${date}. Plus rien ne sera prélevé ensuite.`,
    continued: (date) => `Prochain prélèvement le ${date}.`,
    paymentFailed: (date) => `Premium reste activé jusqu’au ${date}. Veuillez vérifier votre carte.`,
    ended: {
      cancelled: "Votre compte est maintenant en formule gratuite. Toutes vos données sont encore là.",
      unpaid: "La mensualité n’a pas pu être prélevée. Votre compte est maintenant en formule gratuite.",
      disputed: "Votre banque vous a restitué le montant. Votre compte est maintenant en formule gratuite.",
      team: "Notre équipe a mis fin à l’abonnement. Les motifs figurent dans l’e-mail.",
    },
    disputed:
      "Vous gardez Premium jusqu’à la décision de la banque. S’il s’agit d’une erreur, retirez votre contestation.",
    declared: {
      cancellation: "Votre résiliation nous est parvenue par le formulaire. La confirmation figure dans l’e-mail.",
      withdrawal: "Votre rétractation nous est parvenue par le formulaire. La confirmation figure dans l’e-mail.",
    },
    invoice: (number, amount) => `${number} d’un montant de ${amount}`,
    refund: (number, amount) => `${amount} seront recrédités sur votre carte (${number}).`,
  }),
};

/** Returns title and message of a notification about the reader's own contract. Its dates are those of the mails. */
export function billingNewsText(
  language: Language,
  notice: Omit<Notice, "type"> & { type: BillingNews },
): { title: string; message: string } {
  const said = texts[language];
  const isByTeam = notice.type === "billing_canceled" && notice.details?.reason === "team";
  const title = isByTeam ? said.canceledByTeam : said.titles[notice.type];
  return { title, message: messageOf(said, language, notice) };
}

function messageOf(
  said: Texts,
  language: Language,
  { type, createdAt, details = {} }: Omit<Notice, "type"> & { type: BillingNews },
): string {
  const { until = createdAt, text: number = "", cents = 0, reason = "cancelled", about = "cancellation" } = details;
  const date = dateText(today(new Date(until)), language);
  switch (type) {
    case "billing_started":
      return said.started;
    case "billing_canceled":
      return said.canceled(date);
    case "billing_continued":
      return said.continued(date);
    case "billing_payment_failed":
      return said.paymentFailed(date);
    case "billing_ended":
      return said.ended[reason];
    case "billing_disputed":
      return said.disputed;
    case "billing_declared":
      return said.declared[about];
    case "billing_invoice":
      return said.invoice(number, amountText(language, cents));
    case "billing_refund":
      return said.refund(number, amountText(language, cents));
  }
}
