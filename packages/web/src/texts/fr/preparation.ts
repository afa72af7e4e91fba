import type { Texts } from "../areas.ts";

const texts: Texts["preparation"] = {
  signOut: "Se déconnecter",
  title: "En préparation",
  description: (section: string) =>
    `La rubrique « ${section} » est en cours d’élaboration. Elle apparaîtra ici dès qu’elle sera prête.`,
  meanwhile: "D’ici là",
  toLeads: "Vers le CRM",
  toTasks: "Vers les tâches",
  sections: {
    "personal-branding": {
      description: "Guides et stratégies pour un profil et des publications qui inspirent confiance.",
      points: ["Le profil pas à pas", "Stratégies de publication", "Enregistrer vos modèles"],
      meanwhile: "Rassemblez vos idées de publications comme tâches dans la catégorie « Contenu ».",
    },
    engagement: {
      description:
        "Guides pour l’acquisition de projets : du premier contact à l’entretien, avec des modèles de messages.",
      points: ["Annonces de projets et d’emplois", "Prise de contact respectueuse", "Relancer au bon moment"],
      meanwhile: "Notez vos contacts dans le CRM et planifiez des relances. Elles figurent ensuite parmi les tâches.",
    },
    meetings: {
      description: "Guides pour les premiers et seconds entretiens : bien préparés, bien menés, bien conclus.",
      points: ["Trames d’entretien", "Des questions qui font avancer", "Suivi et offre"],
      meanwhile: "Dans le CRM, chaque prospect a des champs pour la préparation et les deux entretiens.",
    },
    community: {
      description: "Demandes et offres de freelances : trouver des partenaires, envoyer des demandes, bâtir un réseau.",
      points: ["Publications avec compétences et secteur", "Envoyer et accepter des demandes", "Vos relations en vue"],
      meanwhile: "Vous pouvez noter des partenaires possibles dans le CRM avec le mot-clé « Collaboration ».",
    },
    billing: {
      description: "Votre abonnement et toutes vos factures en un seul lieu, à consulter et à télécharger.",
      points: ["Formule et durée", "Factures en fichier", "Résilier sans détour"],
      meanwhile: "Rien n’est facturé : la formule gratuite comprend le CRM avec 50 prospects et les tâches.",
    },
  },
};

export default texts;
