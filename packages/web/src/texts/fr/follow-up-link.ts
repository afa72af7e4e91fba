import type { Texts } from "../areas.ts";

const texts: Texts["follow-up-link"] = {
  documentTitle: "Relance",
  loading: "Chargement de votre relance…",
  actions: {
    done: { title: "Relance faite ?", submit: "Marquer comme faite" },
    day: { title: "Reporter la relance d’un jour ?", submit: "Reporter" },
    week: { title: "Reporter la relance d’une semaine ?", submit: "Reporter" },
  },
  date: "Prévue le",
  newDate: "Nouvelle date",
  undone: "Annulé. La relance est de nouveau ouverte.",
  completed: { title: "C’est fait. Prochaine relance ?", group: "Prochaine relance" },
  next: { tomorrow: "Demain", threeDays: "+3 jours", week: "La semaine prochaine" },
  planned: { title: "Enregistré", text: (day) => `Prochaine relance : ${day}.` },
  postponed: { title: "Reportée", text: (day) => `La relance est maintenant prévue le ${day}.` },
  undo: "Annuler",
  toDashboard: "Aller au tableau de bord",
  failed: "Une erreur s’est produite.",
  refused: {
    changed: {
      title: "Cette relance a déjà été modifiée",
      text: "Rien n’a été changé. Sa date actuelle figure dans le tableau de bord.",
    },
    expired: {
      title: "Ce lien a expiré",
      text: "Les liens de l’e-mail sont valables 7 jours. Vous trouverez toutes vos relances dans le tableau de bord.",
    },
    deleted: {
      title: "Ce lead n’existe plus",
      text: "Sa relance a été supprimée avec lui. Vous trouverez toutes les autres dans le tableau de bord.",
    },
    invalid: {
      title: "Ce lien n’est pas valable",
      text: "Il est peut-être incomplet. Ouvrez-le de nouveau depuis l’e-mail, ou modifiez la relance dans le tableau de bord.",
    },
    other: "Une erreur s’est produite",
  },
};

export default texts;
