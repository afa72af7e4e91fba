import type { Texts } from "../areas.ts";

export default {
  title: "Des entreprises",
  lead: "Ces entreprises ont trouvé votre profil. Rien ne vous oblige à répondre.",
  label: "Demandes d’entreprises",
  loading: "Chargement des demandes d’entreprises…",
  failed: "Les demandes d’entreprises n’ont pas pu être chargées",
  more: "Afficher les plus anciennes",
  moreFailed: "Les demandes plus anciennes n’ont pas pu être chargées.",
  toProject: (title) => `Pour la mission : ${title}`,
  noContact: "Aucune coordonnée n’a été jointe.",
  status: { pending: "En attente", accepted: "Acceptée", rejected: "Refusée" },
  accept: "Accepter",
  acceptOf: (name) => `Accepter la demande de ${name}`,
  reject: "Refuser",
  rejectOf: (name) => `Refuser la demande de ${name}`,
  note: (name, date) => `Demande de ${name} du ${date} :`,
  answer: {
    acceptTitle: (name) => `Accepter la demande de ${name}`,
    rejectTitle: (name) => `Refuser la demande de ${name}`,
    reply: "Réponse (facultative)",
    acceptPlaceholder: "Par exemple, vos disponibilités et ce que vous aimeriez savoir avant",
    rejectPlaceholder: "Par exemple, pourquoi cela ne convient pas en ce moment",
    share: "Joindre mon nom complet et mon adresse e-mail",
    shared: (email) => `L’entreprise verra ${email}.`,
    notShared: (name) =>
      `Sans vos coordonnées, ${name} ne pourra pas vous contacter. L’entreprise ne verra que ce qui figure dans votre profil.`,
    writeYourself: (name, email) =>
      `Vous pouvez écrire vous-même à ${name} : ${email}. L’entreprise ne verra que ce qui figure dans votre profil.`,
    accept: "Accepter la demande",
    reject: "Refuser la demande",
  },
  toasts: {
    accepted: "Demande acceptée",
    rejected: "Demande refusée",
    answerHint: (name) => `Nous prévenons ${name} par e-mail.`,
  },
} satisfies Texts["business-requests"];
