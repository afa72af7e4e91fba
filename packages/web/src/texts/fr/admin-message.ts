import type { Texts } from "../areas.ts";

export default {
  subject: "Objet",
  text: "Message",
  textHint: "L’e-mail commence déjà par le nom de la personne.",
  useTemplate: "Insérer un modèle",
  templateUsed: (label) => `Modèle « ${label} » inséré`,
  event: {
    moved: {
      label: "Date déplacée",
      subject: ({ title }) => `Nouvelle date : ${title}`,
      text: ({ title, day, time, link }) =>
        `L’événement « ${title} » a lieu à une nouvelle date : ${day}, ${time}.

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
