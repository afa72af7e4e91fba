import type { Language } from "@linkedpotential/contract/user/schema";

interface Said {
  heading: string;
  paragraphs: string[];
}

/** Writes the end of a contract that the team ended, with the reasons in the words of the team. */
type Write = (reason: string, date: string) => Said;

export const endingTexts: Record<Language, Record<"cancelledByTeam" | "endedByTeam", Write>> = {
  de: {
    cancelledByTeam: (reason, date) => ({
      heading: `Ihr Abo ist gekündigt: Premium bis ${date}`,
      paragraphs: [
        `unser Team hat Ihr Abo gekündigt. Bis zum ${date} behalten Sie Premium, danach wird nichts mehr abgebucht. Ihre Daten bleiben im kostenlosen Tarif erhalten.`,
        `Unsere Begründung:\n${reason}`,
        "Sie sind nicht einverstanden? Bis zu diesem Tag können Sie das Abo unter „Abo & Zahlungen“ fortsetzen, oder Sie antworten auf diese E-Mail.",
      ],
    }),
    endedByTeam: (reason) => ({
      heading: "Ihr Abo ist beendet, Ihre Daten bleiben",
      paragraphs: [
        "unser Team hat Ihr Abo mit sofortiger Wirkung beendet. Es wird nichts mehr abgebucht, und alle Ihre Daten sind noch da.",
        `Unsere Begründung:\n${reason}`,
        "Wenn Sie Fragen haben oder nicht einverstanden sind, antworten Sie auf diese E-Mail.",
      ],
    }),
  },
  en: {
    cancelledByTeam: (reason, date) => ({
      heading: `Subscription canceled: Premium until ${date}`,
      paragraphs: [
        `Our team has canceled your subscription. You keep Premium until ${date}, and nothing will be charged after that. On the free plan, you keep your data.`,
        `Our reasons:\n${reason}`,
        "Do you disagree? Until that day, you can continue the subscription under “Subscription & payments”, or reply to this e-mail.",
      ],
    }),
    endedByTeam: (reason) => ({
      heading: "Your subscription has ended, your data stays",
      paragraphs: [
        "Our team has ended your subscription with immediate effect. Nothing more will be charged, and all your data is still there.",
        `Our reasons:\n${reason}`,
        "If you have questions, or if you disagree, reply to this e-mail.",
      ],
    }),
  },
  fr: {
    cancelledByTeam: (reason, date) => ({
      heading: `Résilié : Premium jusqu’au ${date}`,
      paragraphs: [
        `Notre équipe a résilié votre abonnement. Vous gardez Premium jusqu’au ${date}, et plus rien ne sera prélevé ensuite. Vos données sont conservées avec la formule gratuite.`,
        `Nos motifs :\n${reason}`,
        "Vous n’êtes pas d’accord ? Jusqu’à cette date, vous pouvez continuer l’abonnement sous « Abonnement et paiements », ou répondre à cet e-mail.",
      ],
    }),
    endedByTeam: (reason) => ({
      heading: "Votre abonnement a pris fin",
      paragraphs: [
        "Notre équipe a mis fin à votre abonnement avec effet immédiat. Plus rien ne sera prélevé, et toutes vos données sont encore là.",
        `Nos motifs :\n${reason}`,
        "Si vous avez des questions ou n’êtes pas d’accord, répondez à cet e-mail.",
      ],
    }),
  },
};
