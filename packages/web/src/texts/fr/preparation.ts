import type { Texts } from "../areas.ts";

const texts: Texts["preparation"] = {
  title: "En préparation",
  description: (section: string) =>
    `La rubrique « ${section} » est en cours d’élaboration. Elle apparaîtra ici dès qu’elle sera prête.`,
  meanwhile: "D’ici là",
  toLeads: "Vers le CRM",
  sections: {
    billing: {
      description: "Votre abonnement et toutes vos factures en un seul lieu, à consulter et à télécharger.",
      points: ["Formule et durée", "Factures en fichier", "Résilier sans détour"],
      meanwhile: "Rien n’est facturé : la formule gratuite comprend le CRM avec 50 prospects et les tâches.",
    },
  },
};

export default texts;
