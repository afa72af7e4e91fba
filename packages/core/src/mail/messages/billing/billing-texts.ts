import type { Language } from "@linkedpotential/contract/user/schema";

interface Said {
  heading: string;
  paragraphs: string[];
}

interface Facts {
  date: string;
  /** Price of a month. */
  price: string;
}

type Write = (facts: Facts) => Said;

export interface BillingTexts {
  greeting: (name: string) => string;
  button: string;
  started: Said;
  cancelled: Write;
  reactivated: Write;
  failed: Write;
  ended: Record<"cancelled" | "unpaid" | "disputed", Said>;
  invoice: (number: string, amount: string) => Said;
  creditNote: (number: string, amount: string) => Said;
}

export const billingTexts: Record<Language, BillingTexts> = {
  de: {
    greeting: (name) => `Guten Tag ${name},`,
    button: "Abo & Zahlungen öffnen",
    started: {
      heading: "Bestellung bestätigt: Premium ist freigeschaltet",
      paragraphs: [
        "vielen Dank für Ihre Bestellung. Premium ist ab sofort freigeschaltet. Die Rechnung schicken wir Ihnen mit einer eigenen E-Mail.",
      ],
    },
    cancelled: ({ date }) => ({
      heading: `Gekündigt: Premium endet am ${date}`,
      paragraphs: [
        `Ihre Kündigung ist eingegangen. Bis zum ${date} behalten Sie Premium, danach wird nichts mehr abgebucht.`,
        "Ihre Daten bleiben im kostenlosen Tarif erhalten. Bis zu diesem Tag können Sie die Kündigung unter „Abo & Zahlungen“ zurücknehmen.",
      ],
    }),
    reactivated: ({ date, price }) => ({
      heading: `Premium läuft weiter, ${price} am ${date}`,
      paragraphs: [
        `Sie haben die Kündigung zurückgenommen. Am ${date} buchen wir ${price} für den nächsten Monat von Ihrer Karte ab.`,
        "Sie können weiterhin jederzeit zum Ende des bezahlten Monats kündigen.",
      ],
    }),
    failed: ({ date, price }) => ({
      heading: `Zahlung fehlgeschlagen, Premium bis ${date}`,
      paragraphs: [
        `${price} für den neuen Monat konnten nicht von Ihrer Karte abgebucht werden. Wir versuchen es in den nächsten Tagen erneut.`,
        `Premium bleibt bis ${date} freigeschaltet. Bitte prüfen Sie bis dahin Deckung und Gültigkeit Ihrer Karte, oder zahlen Sie unter „Abo & Zahlungen“ sofort mit einer anderen.`,
      ],
    }),
    ended: {
      cancelled: {
        heading: "Premium ist beendet, Ihre Daten bleiben",
        paragraphs: [
          "der bezahlte Monat ist zu Ende, und Ihr Konto ist jetzt im kostenlosen Tarif. Es wird nichts mehr abgebucht, und alle Ihre Daten sind noch da.",
          "Unter „Abo & Zahlungen“ können Sie Premium jederzeit wieder bestellen.",
        ],
      },
      unpaid: {
        heading: "Premium ist abgeschaltet, Zahlung fehlt",
        paragraphs: [
          "der Betrag konnte auch nach mehreren Versuchen nicht abgebucht werden. Ihr Konto ist jetzt im kostenlosen Tarif, alle Ihre Daten sind noch da.",
          "Mit einer anderen Karte können Sie Premium unter „Abo & Zahlungen“ jederzeit neu bestellen.",
        ],
      },
      disputed: {
        heading: "Premium ist beendet, Zahlung reklamiert",
        paragraphs: [
          "Sie haben eine Zahlung bei Ihrer Bank reklamiert, und die Bank hat Ihnen den Betrag zurückgegeben. Damit ist der Vertrag beendet, und es wird nichts weiter abgebucht.",
          "Ihr Konto ist jetzt im kostenlosen Tarif, alle Ihre Daten sind noch da. Wenn die Reklamation ein Versehen war, antworten Sie bitte auf diese E-Mail.",
        ],
      },
    },
    invoice: (number, amount) => ({
      heading: `Rechnung ${number} über ${amount}`,
      paragraphs: [
        `wir haben ${amount} erhalten, vielen Dank. Die Rechnung ${number} liegt als PDF bei. Sie brauchen nichts zu tun.`,
      ],
    }),
    creditNote: (number, amount) => ({
      heading: `Erstattung über ${amount} (${number})`,
      paragraphs: [
        `wir erstatten ${amount} auf die Karte, mit der Sie bezahlt haben. Je nach Bank vergehen einige Tage, bis der Betrag dort ankommt.`,
        `Die Rechnungskorrektur ${number} liegt als PDF bei.`,
      ],
    }),
  },
  en: {
    greeting: (name) => `Hello ${name},`,
    button: "Open subscription & payments",
    started: {
      heading: "Order confirmed: Premium is active",
      paragraphs: ["Thank you for your order. Premium is now active. Your invoice will follow in a separate e-mail."],
    },
    cancelled: ({ date }) => ({
      heading: `Canceled: Premium ends on ${date}`,
      paragraphs: [
        `We have received your cancellation. You keep Premium until ${date}, and nothing will be charged after that.`,
        "On the free plan, you keep your data. Until that day, you can undo the cancellation under “Subscription & payments”.",
      ],
    }),
    reactivated: ({ date, price }) => ({
      heading: `Premium continues: ${price} on ${date}`,
      paragraphs: [
        `You have withdrawn your cancellation. On ${date} we will charge ${price} to your card for the next month.`,
        "You can still cancel at any time to the end of the month that is paid for.",
      ],
    }),
    failed: ({ date, price }) => ({
      heading: `Payment failed, Premium until ${date}`,
      paragraphs: [
        `We could not charge ${price} to your card for the new month. We will try again over the next few days.`,
        `Premium stays on until ${date}. Before then, please check that your card is valid and has sufficient funds, or pay right away with another one under “Subscription & payments”.`,
      ],
    }),
    ended: {
      cancelled: {
        heading: "Premium has ended, your data stays",
        paragraphs: [
          "The month you paid for is over, and your account is now on the free plan. Nothing more will be charged, and all your data is still there.",
          "You can order Premium again at any time under “Subscription & payments”.",
        ],
      },
      unpaid: {
        heading: "Premium is switched off, payment missing",
        paragraphs: [
          "We could not charge your card, even after several attempts. Your account is now on the free plan, and all your data is still there.",
          "You can order Premium again with another card at any time, under “Subscription & payments”.",
        ],
      },
      disputed: {
        heading: "Premium has ended, payment disputed",
        paragraphs: [
          "You disputed a payment with your bank, and the bank has returned the amount to you. This ends the contract, and nothing more will be charged.",
          "Your account is now on the free plan, and all your data is still there. If you disputed the payment by mistake, please reply to this e-mail.",
        ],
      },
    },
    invoice: (number, amount) => ({
      heading: `Invoice ${number}: ${amount}`,
      paragraphs: [
        `We have received ${amount}, thank you. Invoice ${number} is attached as a PDF. There is nothing to do.`,
      ],
    }),
    creditNote: (number, amount) => ({
      heading: `Refund of ${amount} (${number})`,
      paragraphs: [
        `We are returning ${amount} to the card you paid with. Depending on your bank, it may take a few days to arrive.`,
        `Credit note ${number} is attached as a PDF.`,
      ],
    }),
  },
  fr: {
    greeting: (name) => `Bonjour ${name},`,
    button: "Ouvrir Abonnement et paiements",
    started: {
      heading: "Commande confirmée : Premium est activé",
      paragraphs: [
        "Merci pour votre commande. Premium est activé dès maintenant. La facture suivra dans un autre e-mail.",
      ],
    },
    cancelled: ({ date }) => ({
      heading: `Résilié : Premium prend fin le ${date}`,
      paragraphs: [
        `Nous avons bien reçu votre résiliation. Vous gardez Premium jusqu’au ${date}, et plus rien ne sera prélevé ensuite.`,
        "Vos données sont conservées avec la formule gratuite. Jusqu’à cette date, vous pouvez revenir sur votre décision sous « Abonnement et paiements ».",
      ],
    }),
    reactivated: ({ date, price }) => ({
      heading: `Premium continue : ${price} le ${date}`,
      paragraphs: [
        `Vous avez annulé la résiliation. Le ${date}, nous prélèverons ${price} sur votre carte pour le mois suivant.`,
        "Vous pouvez toujours résilier à tout moment pour la fin du mois payé.",
      ],
    }),
    failed: ({ date, price }) => ({
      heading: `Paiement refusé, Premium jusqu’au ${date}`,
      paragraphs: [
        `Nous n’avons pas pu prélever ${price} sur votre carte pour le nouveau mois. Nous réessaierons dans les prochains jours.`,
        `Premium reste activé jusqu’au ${date}. D’ici là, veuillez vérifier que votre carte est valide et suffisamment approvisionnée, ou payez tout de suite avec une autre carte sous « Abonnement et paiements ».`,
      ],
    }),
    ended: {
      cancelled: {
        heading: "Premium a pris fin, vos données restent",
        paragraphs: [
          "Le mois payé est écoulé et votre compte est repassé à la formule gratuite. Plus rien ne sera prélevé, et toutes vos données sont encore là.",
          "Vous pouvez commander Premium de nouveau quand vous le souhaitez, sous « Abonnement et paiements ».",
        ],
      },
      unpaid: {
        heading: "Premium est désactivé faute de paiement",
        paragraphs: [
          "Malgré plusieurs tentatives, nous n’avons pas pu prélever le montant. Votre compte est repassé à la formule gratuite ; toutes vos données sont encore là.",
          "Vous pouvez commander Premium de nouveau avec une autre carte, sous « Abonnement et paiements ».",
        ],
      },
      disputed: {
        heading: "Premium a pris fin, paiement contesté",
        paragraphs: [
          "Vous avez contesté un paiement auprès de votre banque, qui vous a restitué le montant. Le contrat prend donc fin, et plus rien ne sera prélevé.",
          "Votre compte est repassé à la formule gratuite ; toutes vos données sont encore là. Si vous avez contesté ce paiement par erreur, répondez à cet e-mail.",
        ],
      },
    },
    invoice: (number, amount) => ({
      heading: `Facture ${number} : ${amount}`,
      paragraphs: [
        `Nous avons reçu ${amount}, merci. La facture ${number} est jointe au format PDF. Vous n’avez rien à faire.`,
      ],
    }),
    creditNote: (number, amount) => ({
      heading: `Remboursement de ${amount} (${number})`,
      paragraphs: [
        `Nous remboursons ${amount} sur la carte utilisée pour le paiement. Selon votre banque, cela peut prendre quelques jours.`,
        `L’avoir ${number} est joint au format PDF.`,
      ],
    }),
  },
};
