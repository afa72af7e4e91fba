import { premiumCents, wholeAmountText } from "@linkedpotential/contract/billing/price";
import type { Texts } from "../areas.ts";

const roundPrice = wholeAmountText("fr", premiumCents);

const texts: Texts["landing"] = {
  documentTitle: "Gagner des clients sur LinkedIn",
  metaDescription:
    "CRM, modèles, guides et communauté pour les freelances qui gagnent leurs clients sur LinkedIn. Commencez gratuitement.",
  bar: {
    label: "Barre principale",
    home: "LinkedPotential, page d’accueil",
    back: "Retour au choix",
    signIn: "Se connecter",
    start: "Créer un compte",
    dashboard: "Aller au tableau de bord",
    other: "Pour les entreprises",
  },
  hero: {
    kicker: "Pour les freelances qui gagnent des clients sur LinkedIn",
    title: "De vos contacts naissent des contrats.",
    lead: "Le matin, vous voyez à qui écrire aujourd’hui, avec votre note de la dernière fois et un modèle pour la première phrase. Ce qui est fait quitte la liste, et personne n’est oublié.",
    more: "Comment ça marche",
    facts: ["Gratuit jusqu’à 50 leads", "Sans carte bancaire", "Vos données en CSV à tout moment"],
  },
  steps: {
    title: "Trois habitudes plutôt que de bonnes résolutions",
    lead: "Un contrat échoue rarement au premier entretien. Il échoue parce que le deuxième n’a jamais lieu.",
    list: [
      {
        title: "Noter",
        text: "En une demi-minute, un contact intéressant devient un lead, avec l’entreprise, le statut, la prochaine étape et le jour où vous reprendrez contact.",
      },
      {
        title: "Relancer",
        text: "Chaque relance apparaît le jour prévu sous « Aujourd’hui », avec la note que vous y avez jointe. Un clic suffit pour la terminer, la reporter ou noter la réponse.",
      },
      {
        title: "Conclure",
        text: "Le pipeline montre quel devis est en attente, ce qu’il vaut et qui n’a plus de vos nouvelles depuis trop longtemps.",
      },
    ],
  },
  video: {
    title: "La plateforme en 3:42 minutes",
    length: "3:42",
    lengthLabel: "Durée : 3 minutes 42 secondes",
    soon: "Vidéo en préparation",
    caption:
      "Le fondateur de LinkedPotential présente une journée de travail, du premier commentaire au premier entretien. La vidéo reste à tourner. En attendant, faites le tour vous-même : le compte ne coûte rien.",
  },
  features: {
    title: "Tout ce qui sépare le contact du contrat",
    lead: "Des leçons pour commencer, des outils pour chaque jour et des freelances qui transmettent des missions.",
    trainings: {
      title: "Formations vidéo",
      text: (lessons: string) =>
        `${lessons} leçons, du positionnement à l’entretien de conclusion, à lire dès aujourd’hui, chacune avec une tâche pour le jour même.`,
      points: ["Un profil qui explique votre offre", "Des échanges sans pression", "Défendre ses honoraires"],
    },
    tools: {
      title: "Outils",
      text: "Le CRM garde vos contacts en vue, les modèles vous donnent la première phrase. Ce qui est à faire figure dans vos tâches.",
      points: ["CRM avec relances et pipeline", "Modèles de messages et de publications", "Tâches avec échéances"],
    },
    community: {
      title: "Communauté",
      text: "Les freelances recommandent des freelances. Trouvez des partenaires pour de plus grands projets et transmettez ce qui ne vous convient pas.",
      points: [
        "Chercher et proposer des collaborations",
        "Événements en direct avec inscription",
        "Demandes et relations",
      ],
    },
  },
  guides: {
    title: "Des guides pour écrire tout de suite",
    lead: "Chaque parcours mène en six étapes du premier contact au devis, avec des textes à reprendre et un mot clair sur la loi.",
    proofs: (ways: number, texts: string) => [
      `${ways} parcours : appels d’offres, offres d’emploi, nouveaux contacts, anciens clients`,
      `Plus de ${texts} modèles de texte, la plupart avec vous et avec tu`,
      "Aucun envoi en masse, aucun programme qui écrit depuis votre compte LinkedIn. Vous envoyez vous-même chaque message.",
      "50 leads restent gratuits sans limite de durée et s’exportent à tout moment.",
    ],
    excerpt: "Extrait du guide « Anciens clients et recommandations », étape 1",
    example: "Exemple",
  },
  prices: {
    title: "Gratuit tant que 50 leads suffisent",
    lead: "La formule gratuite n’expire pas. Premium s’y ajoute quand vous suivez davantage de leads ou voulez décrocher des projets à plusieurs.",
  },
  closing: {
    title: "Votre prochain contrat est déjà parmi vos contacts.",
    text: "Créez votre compte et inscrivez les trois contacts que vous vouliez rappeler depuis longtemps.",
    start: "S’inscrire gratuitement",
    hint: "Gratuit pour toujours jusqu’à 50 leads.",
    premium: `Premium avec leads illimités et communauté : ${roundPrice} par mois TVA comprise, résiliable à tout moment.`,
  },
  footer: {
    text: "LinkedPotential est un service indépendant, sans lien avec LinkedIn Corporation.",
    cancel: "Résilier un contrat ici",
    withdraw: "Se rétracter d’un contrat",
    offers: "Nos offres",
    freelancers: "Pour les freelances",
    businesses: "Pour les entreprises",
    businessPrices: "Tarifs pour les entreprises",
  },
  mock: {
    label:
      "Aperçu du CRM : quatre leads avec statut et prochaine relance, et devant eux la relance du jour avec sa note et un modèle.",
    title: "Leads",
    search: "Rechercher un lead",
    add: "Nouveau lead",
    open: "Relances ouvertes",
    openValue: "3",
    pipeline: "Pipeline pondéré",
    pipelineValue: "24 850 €",
    columns: { lead: "Lead", status: "Statut", next: "Relance" },
    rows: [
      {
        name: "Jürgen Großmann",
        company: "Großmann Maschinenbau GmbH",
        status: "Devis",
        tone: "accent",
        next: "Aujourd’hui",
        due: "none",
      },
      {
        name: "Dr. Aylin Öztürk",
        company: "Klinikverbund Süd",
        status: "Qualifié",
        tone: "info",
        next: "Demain",
        due: "none",
      },
      {
        name: "Sören Weiß",
        company: "Weiß & Töchter Logistik",
        status: "Contacté",
        tone: "neutral",
        next: "En retard",
        due: "warn",
      },
      {
        name: "Mareike Schäfer",
        company: "Stadtwerke Lüneburg",
        status: "Gagné",
        tone: "good",
        next: "Terminé",
        due: "none",
      },
    ],
    reminder: "À faire aujourd’hui",
    reminderTitle: "Relance : Jürgen Großmann",
    reminderText: "Devis du portail de pièces, question sur le début en janvier",
    template: "Modèle",
    done: "Terminé",
  },
  pre: {
    documentTitle: "Bienvenue",
    title: "Voulez-vous utiliser LinkedIn pour réaliser votre potentiel ?",
    lead: "Dites-nous comment vous travaillez. Nous vous montrons le bon chemin.",
    choices: "Je suis",
    freelancer: {
      title: "Freelance",
      text: "Je gagne moi-même mes clients et je veux transformer mes contacts en contrats de façon fiable.",
    },
    entrepreneur: {
      title: "Chef d’entreprise",
      text: "Je veux vendre avec mon équipe, avec un conseil personnel, un plan commercial et un accès pour chaque membre.",
    },
    opening: "Ouverture…",
  },
};

export default texts;
