import type { Texts } from "../areas.ts";

const texts: Texts["account-locked"] = {
  title: "Votre compte est bloqué",
  loading: "Chargement …",
  lead: "Vous ne pouvez pas vous connecter, les autres ne voient plus votre profil ni vos publications, et un abonnement n’est pas renouvelé. Vos données sont conservées.",
  byMail: "L’e-mail que nous vous avons envoyé indique pourquoi et comment faire une réclamation.",
  since: "Bloqué depuis le",
  ground: "Fondement",
  grounds: {
    law: "D’après notre examen, l’utilisation du compte est contraire à la loi.",
    terms: "D’après notre examen, l’utilisation du compte est contraire à nos conditions d’utilisation.",
  },
  reason: "Motifs",
  objected: "Réclamation faite",
  answer: "Notre réponse à votre réclamation",
  byPeople:
    "L’examen et la décision sont le fait de personnes, non d’un programme. Vous pouvez dans tous les cas saisir les tribunaux.",
  waiting: "Nous avons reçu votre réclamation. Des personnes l’examinent, et nous vous écrirons.",
  closed:
    "Le compte reste bloqué. Notre support vous remet une copie de vos données ou supprime le compte si vous le demandez.",
  lifted: "Votre compte est débloqué",
  invalid: "Ce lien n’est pas valable",
  failed: "Les motifs n’ont pas pu être chargés",
};

export default texts;
