import type { Texts } from "../../areas.ts";

export default {
  page: {
    back: "Tous les sujets",
    minutes: (minutes) => `${minutes} min de lecture`,
    tools: {
      checklist: "Liste à cocher",
      calculator: "Calculateur",
      samples: "Texte à copier",
      cards: "Cartes d’entraînement",
      signals: "Feux tricolores",
    },
    legalNote: "Ce sujet donne un aperçu de la situation en Allemagne et ne remplace pas un conseil juridique.",
    samples: "À copier",
  },
  cards: {
    title: "12 objections",
    known: "Acquis",
    knownOf: (objection) => `Acquis : « ${objection} »`,
    behind: "Ce qu’il y a derrière",
    answer: "Votre réponse",
    avoid: "À éviter",
  },
  pieces: {
    "day-rate": {
      title: "Calculer votre tarif journalier",
      description: "Ce qui doit rentrer dans l’année, le nombre de jours pour le gagner et le tarif qui en découle.",
    },
    objections: {
      title: "12 objections et vos réponses",
      description: "Ce que la phrase veut dire, une réponse à prononcer à voix haute et ce qu’il vaut mieux taire.",
    },
    negotiation: {
      title: "Négocier avec les achats et les agences",
      description: "Comment ils calculent, ce qui peut s’échanger et le montant à partir duquel vous refusez.",
    },
    contract: {
      title: "Le contrat en 12 points",
      description: "Ce qui doit être réglé avant la signature, et comment demander une modification.",
    },
    status: {
      title: "Salariat déguisé : trois feux",
      description: "Les phrases sans danger, celles qui appellent une question et celles qui justifient un refus.",
    },
    profile: {
      title: "Votre profil en 12 points",
      description: "20 minutes devant votre profil LinkedIn, avec les yeux de quelqu’un qui ne vous connaît pas.",
    },
    reference: {
      title: "Références et études de cas",
      description: "Quand demander, comment faciliter la tâche au client et que mettre sur la page.",
    },
    utilization: {
      title: "Planifier votre charge",
      description:
        "Jusqu’où remplir un mois, quand reprendre la prospection et que faire en cas de trop ou de trop peu.",
    },
    kickoff: {
      title: "Les 14 jours qui suivent le oui",
      description:
        "Ce que vous réglez avant le premier jour, par où commencer et à quoi ressemble un point hebdomadaire.",
    },
    payment: {
      title: "Délais de paiement et relances",
      description: "Comment se faire payer à temps, quand le retard est acquis et comment relancer sans froisser.",
    },
  },
} satisfies Texts["guides/handbook"];
