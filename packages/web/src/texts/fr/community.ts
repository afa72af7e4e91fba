import type { Texts } from "../areas.ts";

export default {
  title: "Collaborations",
  views: {
    label: "Rubriques de la communauté",
    feed: { title: "Publications", description: "Ce que d’autres freelances cherchent et proposent" },
    network: { title: "Réseau", description: "Vos publications, relations et demandes" },
  },
  loading: "Chargement des publications …",
  failed: "Les publications n’ont pas pu être chargées",
  empty: "Pas encore de publications d’autres utilisateurs",
  emptyDescription: "Lancez-vous : décrivez qui vous cherchez pour votre prochain projet.",
  request: { sent: "Demande envoyée", accepted: "Demande acceptée" },
} satisfies Texts["community"];
