import type { Texts } from "../areas.ts";

export default {
  subject: "Objet",
  text: "Message",
  textHint: "L’e-mail commence déjà par le nom de la personne.",
  useTemplate: "Insérer un modèle",
  templateUsed: (label) => `Modèle « ${label} » inséré`,
  review: {
    open: "Aperçu",
    label: "Aperçu de l’e-mail",
    back: "Retour",
    recipients: (count) => (count === 1 ? "Le message part à 1 compte." : `Le message part à ${count} comptes.`),
    unreachable: (count) =>
      count === 1
        ? "1 d’entre eux n’est pas joignable : l’adresse n’est pas confirmée ou les e-mails n’arrivent pas."
        : `${count} d’entre eux ne sont pas joignables : l’adresse n’est pas confirmée ou les e-mails n’arrivent pas.`,
    firstReads: (name) => `Voici ce que lit ${name} :`,
    greeting: (name) => `Bonjour ${name},`,
    about: "Notre équipe vous envoie ce message au sujet de votre compte.",
    languageHint: "La formule d’appel et la dernière phrase sont dans la langue choisie par le compte.",
    test: "M’envoyer un test",
    tested: "Test envoyé",
    testedHint: (email) => `Le message part à ${email} et figure dans le journal de votre compte.`,
    testFailed: "Le test n’a pas pu être envoyé",
  },
  event: {
    moved: {
      label: "Date déplacée",
      subject: ({ title }) => `Nouvelle date : ${title}`,
      text: ({ title, day, time, link }) =>
        `L’événement « ${title} » n’a pas lieu le [date et heure précédentes] comme prévu. La nouvelle date est : ${day}, ${time}.

Votre inscription vaut aussi pour la nouvelle date. Vous trouverez tous les détails ici :
${link}

En cas d’empêchement, annulez à cet endroit : une autre personne pourra prendre votre place.`,
    },
    materials: {
      label: "Documents",
      subject: ({ title }) => `Documents : ${title}`,
      text: ({ title, day, time, link }) =>
        `Vous trouverez les documents de l’événement « ${title} » ici :
[Lien vers les documents]

Date : ${day}, ${time}
${link}`,
    },
    thanks: {
      label: "Merci après l’événement",
      subject: ({ title }) => `Merci de votre participation : ${title}`,
      text: ({ title, day, link }) =>
        `Merci d’avoir participé à l’événement « ${title} » (${day}).

Vous trouverez l’événement et les prochaines dates ici :
${link}`,
    },
  },
  account: {
    invoice: {
      label: "Question sur une facture",
      subject: "Une question sur votre facture",
      text: `Nous avons une question au sujet de votre facture [numéro de la facture] :

[question]

Merci de nous répondre avant le [date].`,
    },
    post: {
      label: "Remarque sur une publication",
      subject: "Une remarque sur votre publication",
      text: `Nous avons remarqué un point dans votre publication « [titre de la publication] » :

[remarque]

Merci de la modifier. Elle reste visible en attendant.`,
    },
    answer: {
      label: "Réponse à votre demande",
      subject: "Réponse à votre demande",
      text: `Merci pour votre demande du [date].

[réponse]

S’il reste une question, n’hésitez pas à nous écrire de nouveau.`,
    },
  },
} satisfies Texts["admin-message"];
