import type { Texts } from "../areas.ts";

const texts: Texts["business"] = {
  home: "LinkedPotential, vers l’aperçu",
  area: "Business",
  tabList: "Rubriques",
  tabs: { overview: "Aperçu", guides: "Guides", kpis: "KPI", crm: "CRM" },
  greeting: (name: string) => `Bonjour, ${name}`,
  firstDay: "Saisir le premier jour ouvré",
  sample: "Exemple",
  sampleNotice:
    "Il n’y a pas encore de chiffres à vous. Ce qui porte la mention « Exemple » montre à quoi ressemblera votre aperçu dès que votre équipe saisira des jours ouvrés.",
  figures: {
    title: (month: string) => `Vos chiffres, ${month}`,
    sampleTitle: "Les chiffres d’un mois",
    steps: {
      contacted: "Leads contactés",
      interested: "Intérêt manifesté",
      appointments: "Rendez-vous fixés",
      won: "Projets gagnés",
    },
    share: (share: string) => `${share} des personnes contactées`,
  },
  tasks: {
    title: "Tâches",
    progress: (done: number, all: number) => `${done} sur ${all} faites`,
    done: "Faite",
    open: "Ouverte",
    toProfile: "Ouvrir le profil",
    toKpis: "Vers les KPI",
    profile: {
      title: "Compléter le profil",
      text: "Avec votre adresse LinkedIn et une description, nous pouvons préparer l’entretien avec vous.",
    },
    day: {
      title: "Saisir le dernier jour ouvré",
      text: "Deux minutes le soir suffisent, tant que vous avez les chiffres en tête.",
    },
    group: {
      title: "Indiquer un groupe cible pour chaque jour ouvré",
      text: "C’est ce qui permet de comparer vos campagnes.",
    },
    learning: {
      title: "Noter un enseignement de la dernière session de suivi",
      text: "Un seul suffit. Il figure parmi les enseignements jusqu’à ce que vous le supprimiez.",
    },
  },
  learnings: {
    title: "Enseignements des sessions de suivi",
    lead: "Enregistrés sur cet appareil uniquement, y compris ce que vous êtes en train d’écrire.",
    notStored: "La mémoire de ce navigateur est pleine ou bloquée. Tant que cette page est ouverte, rien n’est perdu.",
    topics: {
      worked: {
        title: "Fonctionne",
        question: "Qu’est-ce qui a fonctionné ?",
        example: "Par exemple : qui pose d’abord une question reçoit plus souvent une réponse.",
      },
      blocked: {
        title: "Freine",
        question: "Qu’est-ce qui nous a freinés ?",
        example: "Par exemple : après le premier entretien, aucune étape suivante n’est convenue.",
      },
      next: {
        title: "Ensuite",
        question: "Qu’essayons-nous d’ici la prochaine session ?",
        example: "Par exemple : pendant deux semaines, ne contacter que des entreprises des environs.",
      },
    },
    counted: (title: string, count: number) => `${title} (${count})`,
    add: "Noter",
    missing: "Veuillez écrire ce que vous souhaitez noter.",
    empty: "Rien n’est encore noté.",
    delete: (text: string) => `Supprimer : ${text}`,
    deleted: "Enseignement supprimé",
  },
  campaigns: {
    title: "Campagnes",
    lead: "Tous les jours ouvrés des KPI, réunis par groupe cible.",
    sampleLead: "Voici comment vous comparez vos groupes cibles dès que les KPI contiennent des jours ouvrés.",
    sampleNames: ["Construction mécanique, achats", "Éditeurs de logiciels, direction", "Logistique, exploitation"],
    name: "Groupe cible",
    columns: ["Jours ouvrés", "Contactés", "Intérêt", "Rendez-vous", "Gagnés"],
    unnamed: "Sans groupe cible",
  },
  soon: {
    badge: "Bientôt disponible",
    book: "Réserver un entretien stratégique",
    guides: {
      title: "Des guides pour votre équipe",
      lead: "Ici naissent des guides grâce auxquels de nouveaux collègues vendent dès le premier jour comme vous le souhaitez.",
      points: [
        "Le chemin du premier contact au rendez-vous, étape par étape",
        "Des formulations que votre équipe peut adapter",
        "La préparation et le suivi des entretiens avec les clients",
      ],
    },
    crm: {
      title: "Un CRM pour votre équipe",
      lead: "Ici naît une vue commune de tous les contacts : qui parle à qui, et quelle est l’étape suivante ?",
      points: [
        "Une liste commune de tous les contacts",
        "Les responsabilités et les relances dues",
        "Un pipeline avec la valeur des commandes",
      ],
    },
    meanwhile: {
      guides:
        "D’ici là, nous parlons de vos guides lors des sessions de suivi. Ce que vous en retenez, vous le notez dans l’aperçu.",
      crm: "D’ici là, les KPI comptent ce que deviennent vos contacts. Le groupe cible de chaque jour ouvré montre quelle campagne porte ses fruits.",
    },
  },
};

export default texts;
