import type { Texts } from "../areas.ts";

const texts: Texts["moderation"] = {
  menu: (name) => `Plus d’actions pour ${name}`,
  reportPost: "Signaler la publication",
  reportPerson: "Signaler la personne",
  block: "Bloquer la personne",
  moderatePost: "Modérer la publication",
  moderatePerson: "Modérer le profil",
  report: {
    ofPost: "Signaler la publication",
    ofPerson: (name) => `Signaler ${name}`,
    about: (title) => `Il s’agit de « ${title} ».`,
    profile: "Il s’agit du profil de cette personne.",
    reason: "Pour quel motif ?",
    reasonPlaceholder: "Veuillez choisir",
    reasons: {
      spam: "Publicité ou spam",
      insult: "Insulte ou harcèlement",
      hate: "Haine ou violence",
      fraud: "Fraude ou tromperie",
      rights: "Atteinte au droit d’auteur ou à une marque",
      privacy: "Données personnelles d’autrui",
      unlawful: "Contraire à la loi d’une autre façon",
      other: "Autre chose",
    },
    explanation: "Qu’est-ce qui pose problème exactement ?",
    explanationHint: "Indiquez le passage, afin que nous puissions le trouver et l’examiner.",
    sincere: "Je déclare en toute bonne foi que mes indications sont exactes et complètes.",
    next: "Des personnes examinent votre signalement. Vous en apprendrez l’issue par e-mail. Nous ne révélons pas qui vous êtes.",
    send: "Signaler",
  },
  blocking: {
    title: (name) => `Bloquer ${name} ?`,
    description:
      "Vous ne vous verrez plus : ni publications, ni demandes, ni nouvelles. Les demandes en cours entre vous disparaissent, une mise en relation prend fin. La personne n’en est pas informée.",
    confirm: "Bloquer",
  },
  blocked: {
    open: "Personnes bloquées",
    hint: "Voyez qui vous avez bloqué, et débloquez-les.",
    title: "Personnes bloquées",
    loading: "Chargement des personnes bloquées …",
    failed: "Les personnes bloquées n’ont pas pu être chargées",
    empty: "Vous n’avez bloqué personne",
    emptyDescription:
      "Vous pouvez bloquer quelqu’un dans la communauté, par le menu d’une publication ou d’une personne.",
    since: (date) => `bloqué depuis le ${date}`,
    unblock: "Débloquer",
    unblockOf: (name) => `Débloquer ${name}`,
    more: "Afficher la suite",
    moreFailed: "Les autres personnes n’ont pas pu être chargées.",
    kept: "Une fois la personne débloquée, vous revoyez ses publications. Les demandes et les mises en relation ne reviennent pas.",
  },
  hidden: {
    post: "Cette publication est masquée",
    profile: "Votre profil est masqué",
    seen: {
      post: "Vous seul la voyez encore.",
      profile: "Les autres ne voient plus de vous que le prénom et une initiale.",
    },
    grounds: {
      law: "Fondement : d’après notre examen, c’est contraire à la loi.",
      terms: "Fondement : d’après notre examen, c’est contraire à nos conditions d’utilisation.",
    },
    reasons: "Nos motifs",
    byPeople: "La décision fait suite à un signalement. Elle a été examinée et prise par des personnes.",
    ownInitiative:
      "La décision fait suite à notre propre examen, non à un signalement. Elle a été prise par des personnes.",
    waiting: (date) => `Réclamation faite le ${date}. Nous procédons à un nouvel examen et vous tiendrons au courant.`,
    refused: (date) => `Nous avons examiné votre réclamation et l’avons rejetée le ${date}.`,
    object: "Faire une réclamation",
  },
  objection: {
    title: "Faire une réclamation",
    description: "Des personnes examineront alors la décision une nouvelle fois. Cela n’est possible qu’une fois.",
    text: "Pourquoi la décision est-elle erronée ?",
    send: "Envoyer la réclamation",
  },
  toasts: {
    reported: "Signalement reçu",
    reportedHint: "Merci. Nous l’examinons et vous tiendrons au courant.",
    blocked: (name) => `${name} : personne bloquée`,
    blockFailed: "La personne n’a pas pu être bloquée.",
    unblocked: (name) => `${name} : personne débloquée`,
    unblockFailed: "La personne n’a pas pu être débloquée.",
    objected: "Réclamation reçue",
    objectedHint: "Nous procédons à un nouvel examen et vous tiendrons au courant.",
  },
};

export default texts;
