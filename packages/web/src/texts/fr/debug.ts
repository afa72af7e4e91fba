import type { Texts } from "../areas.ts";

const texts: Texts["debug"] = {
  title: "Entrées locales",
  lead: "Modèles et publications enregistrés uniquement dans ce navigateur.",
  refresh: "Actualiser",
  refreshed: "Liste actualisée",
  count: (count) => (count === 1 ? "1 entrée" : `${count} entrées`),
  posts: (count) => (count === 1 ? "1 publication" : `${count} publications`),
  bytes: (count) => (count < 1024 ? `${count} octets` : `${(count / 1024).toFixed(1).replace(".", ",")} Ko`),
  kinds: { posts: "Publications", template: "Modèle", flag: "Transféré" },
  unreadable: "Le contenu n’est pas un JSON valide",
  untitled: "Sans titre",
  raw: "Afficher les données brutes",
  remove: (key) => `Supprimer ${key}`,
  removeTitle: "Supprimer l’entrée ?",
  removeText: (key) => `« ${key} » sera supprimée de ce navigateur. Cette action est irréversible.`,
  removed: "Entrée supprimée",
  emptyTitle: "Aucune entrée locale",
  emptyText: "Aucun modèle ni aucune publication n’est enregistré dans ce navigateur.",
  toDashboard: "Aller au tableau de bord",
};

export default texts;
