import { amountText, premiumCents } from "@linkedpotential/contract/billing/price";
import type { VatTreatment } from "@linkedpotential/contract/billing/vat";
import type { Language } from "@linkedpotential/contract/user/schema";

interface Said {
  heading: string;
  paragraphs: string[];
}

export interface BillingTexts {
  greeting: (name: string) => string;
  button: string;
  /** Texts that state the VAT included in the price. `rate` is in percent. */
  vat: Record<VatTreatment, (rate: string) => string>;
  started: (facts: { date: string; seller: string; vat: string }) => Said;
  cancelled: (date: string) => Said;
  reactivated: (date: string) => Said;
  failed: (date: string) => Said;
  ended: Record<"cancelled" | "unpaid" | "disputed", Said>;
  invoice: (number: string, amount: string) => Said;
  creditNote: (number: string, amount: string) => Said;
}

export const billingTexts: Record<Language, BillingTexts> = {
  de: {
    greeting: (name) => `Guten Tag ${name},`,
    button: "Mein Abo & Zahlungen öffnen",
    vat: {
      domestic: (rate) => `inklusive ${rate}\u00a0% Umsatzsteuer`,
      one_stop_shop: (rate) => `inklusive ${rate}\u00a0% Umsatzsteuer Ihres Landes`,
      reverse_charge: () => "ohne Umsatzsteuer (Steuerschuldnerschaft des Leistungsempfängers)",
      outside_eu: () => "ohne Umsatzsteuer (in Deutschland nicht steuerbar)",
    },
    started: ({ date, seller, vat }) => ({
      heading: "Ihre Bestellung: Premium",
      paragraphs: [
        "vielen Dank für Ihre Bestellung. Premium ist ab sofort freigeschaltet.",
        `Vertrag: LinkedPotential Premium\nPreis: ${amountText("de", premiumCents)} im Monat, ${vat}, per Karte im Voraus\nLaufzeit: ein Monat, danach jeweils ein weiterer, jederzeit zum Ende des bezahlten Monats kündbar\nGeschlossen am: ${date}\nAnbieter: ${seller}`,
      ],
    }),
    cancelled: (date) => ({
      heading: "Ihre Kündigung ist eingegangen",
      paragraphs: [
        `Ihr Abo endet am ${date}. Bis dahin behalten Sie Premium, danach wird nichts mehr abgebucht.`,
        "Ihre Daten bleiben im kostenlosen Plan erhalten. Bis zum Ende können Sie die Kündigung zurücknehmen.",
      ],
    }),
    reactivated: (date) => ({
      heading: "Ihr Abo läuft weiter",
      paragraphs: [`Sie haben die Kündigung zurückgenommen. Das nächste Mal wird am ${date} abgebucht.`],
    }),
    failed: (date) => ({
      heading: "Ihre Zahlung ist fehlgeschlagen",
      paragraphs: [
        "der Beitrag für den neuen Monat konnte nicht von Ihrer Karte abgebucht werden. Wir versuchen es in den nächsten Tagen erneut.",
        `Premium bleibt bis ${date} freigeschaltet. Bitte prüfen Sie Deckung und Gültigkeit Ihrer Karte, oder zahlen Sie unter „Abo & Zahlungen“ sofort mit einer anderen.`,
      ],
    }),
    ended: {
      cancelled: {
        heading: "Ihr Premium-Abo ist beendet",
        paragraphs: [
          "Ihr Konto ist jetzt im kostenlosen Plan. Alle Ihre Daten sind noch da.",
          "Sie können jederzeit zurückkommen.",
        ],
      },
      unpaid: {
        heading: "Premium ist abgeschaltet",
        paragraphs: [
          "der Beitrag konnte auch nach mehreren Versuchen nicht abgebucht werden. Ihr Konto ist jetzt im kostenlosen Plan, alle Ihre Daten sind noch da.",
          "Mit einer anderen Karte können Sie Premium jederzeit neu bestellen.",
        ],
      },
      disputed: {
        heading: "Premium ist beendet",
        paragraphs: [
          "Sie haben eine Zahlung bei Ihrer Bank reklamiert, und die Bank hat Ihnen den Betrag zurückgegeben. Der Vertrag ist damit beendet. Es wird nichts weiter abgebucht.",
          "Ihr Konto ist jetzt im kostenlosen Plan, alle Ihre Daten sind noch da. War die Reklamation ein Versehen, antworten Sie bitte auf diese E-Mail.",
        ],
      },
    },
    invoice: (number, amount) => ({
      heading: `Ihre Rechnung ${number}`,
      paragraphs: [`wir haben ${amount} erhalten, vielen Dank. Die Rechnung liegt als PDF für Sie bereit.`],
    }),
    creditNote: (number, amount) => ({
      heading: `Erstattung: Rechnungskorrektur ${number}`,
      paragraphs: [
        `${amount} werden der Karte gutgeschrieben, mit der Sie bezahlt haben. Bis der Betrag dort ankommt, vergehen je nach Bank einige Tage.`,
        "Die Rechnungskorrektur liegt als PDF für Sie bereit.",
      ],
    }),
  },
  en: {
    greeting: (name) => `Hello ${name},`,
    button: "Open subscription & payments",
    vat: {
      domestic: (rate) => `including ${rate}% VAT`,
      one_stop_shop: (rate) => `including ${rate}% VAT of your country`,
      reverse_charge: () => "without VAT (reverse charge)",
      outside_eu: () => "without VAT (not taxable in Germany)",
    },
    started: ({ date, seller, vat }) => ({
      heading: "Your order: Premium",
      paragraphs: [
        "Thank you for your order. Premium is active from now on.",
        `Contract: LinkedPotential Premium\nPrice: ${amountText("en", premiumCents)} a month, ${vat}, by card in advance\nTerm: one month, then renewed month by month; can be cancelled at any time to the end of the month that is paid for\nConcluded on: ${date}\nSeller: ${seller}`,
      ],
    }),
    cancelled: (date) => ({
      heading: "We have received your cancellation",
      paragraphs: [
        `Your subscription ends on ${date}. You keep Premium until then, and nothing is charged afterwards.`,
        "Your data stays in the free plan. Until then, you can take back the cancellation.",
      ],
    }),
    reactivated: (date) => ({
      heading: "Your subscription continues",
      paragraphs: [`You have taken back the cancellation. The next charge is on ${date}.`],
    }),
    failed: (date) => ({
      heading: "Your payment has failed",
      paragraphs: [
        "The fee for the new month could not be charged to your card. We will try again over the next few days.",
        `Premium stays on until ${date}. Please check that your card is valid and has sufficient funds, or pay at once with another one under “Subscription & payments”.`,
      ],
    }),
    ended: {
      cancelled: {
        heading: "Your Premium subscription has ended",
        paragraphs: [
          "Your account is now on the free plan. All your data is still there.",
          "You are welcome back at any time.",
        ],
      },
      unpaid: {
        heading: "Premium has been switched off",
        paragraphs: [
          "The fee could not be charged, even after several attempts. Your account is now on the free plan, and all your data is still there.",
          "You can order Premium again with another card at any time.",
        ],
      },
      disputed: {
        heading: "Premium has ended",
        paragraphs: [
          "You disputed a payment with your bank, and the bank has returned the amount to you. This ends the contract. Nothing more will be charged.",
          "Your account is now on the free plan, and all your data is still there. If you disputed the payment by mistake, please reply to this e-mail.",
        ],
      },
    },
    invoice: (number, amount) => ({
      heading: `Your invoice ${number}`,
      paragraphs: [`We have received ${amount}, thank you. The invoice is ready for you as a PDF.`],
    }),
    creditNote: (number, amount) => ({
      heading: `Refund: credit note ${number}`,
      paragraphs: [
        `${amount} will be returned to the card that you paid with. Depending on your bank, it may take a few days to arrive.`,
        "The credit note is ready for you as a PDF.",
      ],
    }),
  },
  fr: {
    greeting: (name) => `Bonjour ${name},`,
    button: "Ouvrir abonnement et paiements",
    vat: {
      domestic: (rate) => `TVA de ${rate} % comprise`,
      one_stop_shop: (rate) => `TVA de votre pays de ${rate} % comprise`,
      reverse_charge: () => "hors TVA (autoliquidation)",
      outside_eu: () => "hors TVA (non imposable en Allemagne)",
    },
    started: ({ date, seller, vat }) => ({
      heading: "Votre commande : Premium",
      paragraphs: [
        "Merci pour votre commande. Premium est activé dès maintenant.",
        `Contrat : LinkedPotential Premium\nPrix : ${amountText("fr", premiumCents)} par mois, ${vat}, par carte et d’avance\nDurée : un mois, reconduit de mois en mois ; résiliable à tout moment pour la fin du mois payé\nConclu le : ${date}\nVendeur : ${seller}`,
      ],
    }),
    cancelled: (date) => ({
      heading: "Nous avons bien reçu votre résiliation",
      paragraphs: [
        `Votre abonnement prend fin le ${date}. Vous gardez Premium jusque-là, et plus rien ne sera prélevé ensuite.`,
        "Vos données restent dans l’offre gratuite. Jusqu’à la fin, vous pouvez annuler la résiliation.",
      ],
    }),
    reactivated: (date) => ({
      heading: "Votre abonnement continue",
      paragraphs: [`Vous avez annulé la résiliation. Le prochain prélèvement aura lieu le ${date}.`],
    }),
    failed: (date) => ({
      heading: "Votre paiement a échoué",
      paragraphs: [
        "Le montant du nouveau mois n’a pas pu être prélevé sur votre carte. Nous réessaierons dans les prochains jours.",
        `Premium reste activé jusqu’au ${date}. Veuillez vérifier que votre carte est valide et suffisamment approvisionnée, ou payez tout de suite avec une autre carte sous « Abonnement et paiements ».`,
      ],
    }),
    ended: {
      cancelled: {
        heading: "Votre abonnement Premium est terminé",
        paragraphs: [
          "Votre compte est maintenant dans l’offre gratuite. Toutes vos données sont encore là.",
          "Vous pouvez revenir à tout moment.",
        ],
      },
      unpaid: {
        heading: "Premium est désactivé",
        paragraphs: [
          "Le montant n’a pas pu être prélevé, même après plusieurs tentatives. Votre compte est maintenant dans l’offre gratuite ; toutes vos données sont encore là.",
          "Avec une autre carte, vous pouvez commander Premium à nouveau à tout moment.",
        ],
      },
      disputed: {
        heading: "Premium est terminé",
        paragraphs: [
          "Vous avez contesté un paiement auprès de votre banque, et la banque vous a restitué le montant. Le contrat prend donc fin. Plus rien ne sera prélevé.",
          "Votre compte est maintenant dans l’offre gratuite ; toutes vos données sont encore là. Si vous avez contesté ce paiement par erreur, répondez à cet e-mail.",
        ],
      },
    },
    invoice: (number, amount) => ({
      heading: `Votre facture ${number}`,
      paragraphs: [`Nous avons reçu ${amount}, merci. La facture est à votre disposition au format PDF.`],
    }),
    creditNote: (number, amount) => ({
      heading: `Remboursement : avoir ${number}`,
      paragraphs: [
        `${amount} seront recrédités sur la carte utilisée pour le paiement. Selon votre banque, cela peut prendre quelques jours.`,
        "L’avoir est à votre disposition au format PDF.",
      ],
    }),
  },
};
