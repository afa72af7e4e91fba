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
    dashboard: "Vers le tableau de bord",
    other: "Pour les entreprises",
  },
  hero: {
    kicker: "Pour les freelances qui gagnent des clients sur LinkedIn",
    title: "De vos contacts naissent des contrats.",
    lead: "Vous menez de bonnes conversations sur LinkedIn, mais trop peu aboutissent à un contrat ? LinkedPotential vous rappelle chaque relance, vous donne les bons mots et montre quelle conversation compte aujourd’hui.",
    more: "Comment ça marche",
    facts: ["Gratuit jusqu’à 50 leads", "Sans carte bancaire", "Vos données en CSV à tout moment"],
  },
  steps: {
    title: "Trois habitudes plutôt que de bonnes résolutions",
    lead: "Un contrat échoue rarement au premier entretien. Il échoue parce que le deuxième n’a jamais lieu.",
    list: [
      {
        title: "Noter",
        text: "Chaque contact intéressant devient un lead en une demi-minute : nom, entreprise, état de l’échange, prochaine étape.",
      },
      {
        title: "Relancer",
        text: "Chaque relance figure le bon jour dans votre liste de tâches, avec la note que vous y avez jointe.",
      },
      {
        title: "Conclure",
        text: "Le pipeline montre quelle offre est ouverte, ce qu’elle vaut et qui n’a plus de vos nouvelles depuis trop longtemps.",
      },
    ],
  },
  video: {
    title: "La plateforme en 3:42 minutes",
    length: "3:42",
    lengthLabel: "Durée : 3 minutes 42 secondes",
    soon: "Vidéo en préparation",
    caption:
      "Le fondateur de LinkedPotential présente une journée de travail : du premier commentaire au premier entretien.",
  },
  features: {
    title: "Tout ce qui sépare le contact du contrat",
    lead: "Apprendre, appliquer, échanger : en un seul lieu, sans cinq outils côte à côte.",
    trainings: {
      title: "Formations vidéo",
      text: (lessons: string) =>
        `${lessons} leçons, du positionnement à l’entretien de conclusion, à lire dès aujourd’hui, chacune avec une tâche pour le jour même.`,
      points: ["Un profil qui attire les demandes", "Des échanges sans pression", "Défendre ses honoraires"],
    },
    tools: {
      title: "Outils",
      text: "Le CRM garde vos contacts en vue, les modèles vous donnent la première phrase. Ce qui est à faire figure dans vos tâches.",
      points: ["CRM avec relances et pipeline", "Modèles de messages et de posts", "Tâches avec échéances"],
    },
    community: {
      title: "Communauté",
      text: "Les freelances recommandent des freelances. Trouvez des partenaires pour de plus grands projets et transmettez ce qui ne vous convient pas.",
      points: [
        "Chercher et proposer des collaborations",
        "Événements en direct avec inscription",
        "Demandes et mises en relation",
      ],
    },
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
    offers: "Offres",
    freelancers: "Pour les freelances",
    businesses: "Pour les entreprises",
    businessPrices: "Tarifs pour les entreprises",
  },
  mock: {
    label:
      "Aperçu du CRM : quatre leads avec statut et prochaine relance, à côté le rappel d’un échange prévu aujourd’hui.",
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
        status: "Offre",
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
    reminderText: "Offre du portail de pièces, question sur le début en janvier",
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
      text: "Je veux vendre avec mon équipe : avec un conseil personnel, une stratégie commerciale et des accès pour tous.",
    },
    opening: "Ouverture …",
  },
};

export default texts;
