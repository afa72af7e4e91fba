import type { Texts } from "../areas.ts";

const texts: Texts["account-locked"] = {
  title: "Votre compte est bloqué",
  loading: "Chargement…",
  lead: "Vous ne pouvez plus vous connecter, votre profil et vos publications sont masqués, et votre abonnement ne sera pas renouvelé. Vos données sont conservées.",
  byMail: "L’e-mail que nous vous avons envoyé en donne la raison et explique comment faire une réclamation.",
  since: "Bloqué depuis le",
  ground: "Base juridique",
  grounds: {
    law: "Selon notre examen, l’utilisation du compte est contraire à la loi.",
    terms: "Selon notre examen, l’utilisation du compte est contraire à nos conditions générales.",
  },
  reason: "Motifs",
  objected: "Réclamation reçue",
  answer: "Notre réponse à votre réclamation",
  byPeople:
    "Le dossier a été examiné et tranché par des personnes, et non par un programme. Vous pouvez toujours saisir la justice.",
  waiting: "Nous avons reçu votre réclamation. Notre équipe l’examine et vous écrira.",
  closed:
    "Le compte reste bloqué. Sur demande, notre équipe d’assistance vous remet une copie de vos données ou supprime le compte.",
  lifted: "Votre compte est débloqué",
  invalid: "Ce lien n’est pas valable",
  failed: "Les motifs n’ont pas pu être chargés",
};

export default texts;
