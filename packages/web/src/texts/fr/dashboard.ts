import type { Texts } from "../areas.ts";

export default {
  title: "Tableau de bord",
  skip: "Aller au contenu",
  navigation: "Navigation principale",
  more: "Plus",
  home: "LinkedPotential, vers le tableau de bord",
  sections: {
    dashboard: "Tableau de bord",
    trainings: "Formations",
    trainings2: "Événements en direct",
    templates: "Guides",
    leads: "CRM",
    community: "Collaborations",
    kpis: "KPI",
    billing: "Facturation",
  },
  shortSections: { trainings2: "Direct", dashboard: "Accueil", trainings: "Formation" },
  guideCategories: {
    "personal-branding": "Personal branding",
    engagement: "Acquisition de projets",
    meetings: "Rendez-vous",
  },
  guideTabs: "Catégories de guides",
  language: (name: string) => `Langue : ${name}`,
  notifications: {
    label: "Notifications",
    empty: "Aucune notification",
    emptyDescription: "Les rappels de relances et d’événements apparaissent ici.",
  },
  profile: {
    label: "Menu du profil",
    edit: "Modifier le profil",
    subscription: "Abonnement",
    billing: "Facturation",
    security: "Connexion et sécurité",
    settings: "Paramètres",
    help: "Aide et assistance",
    signOut: "Se déconnecter",
  },
  bounced: {
    text: (email: string) => `Nos e-mails à ${email} n’arrivent pas. Veuillez vérifier votre adresse.`,
    change: "Vérifier l’adresse",
  },
  greeting: {
    morning: (name: string) => `Bonjour, ${name}`,
    day: (name: string) => `Bonjour, ${name}`,
    evening: (name: string) => `Bonsoir, ${name}`,
  },
  events: {
    title: "Événements en direct",
    empty: "Aucun événement en direct à venir",
    emptyDescription: "Les nouvelles dates figurent ici dès qu’elles sont fixées.",
    open: "Vers les événements en direct",
  },
  collaborations: {
    title: "Collaborations",
    empty: "Pas encore de publications d’autres utilisateurs",
    emptyDescription: "Les demandes et les offres d’autres freelances apparaissent ici.",
    showAll: "Tout afficher",
  },
} satisfies Texts["dashboard"];
