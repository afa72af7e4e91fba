import type { Texts } from "../areas.ts";

const number = (count: number) => count.toLocaleString("fr-FR");
const leads = (count: number) => (count < 2 ? `${count} lead` : `${number(count)} leads`);
const ending = (count: number) => (count < 2 ? "" : "s");

const texts: Texts["lead-tools"] = {
  views: {
    save: "Enregistrer la vue…",
    overwrite: (name) => `Enregistrer les modifications dans « ${name} »`,
    rename: "Renommer…",
    delete: "Supprimer la vue",
    saveTitle: "Enregistrer la vue",
    renameTitle: "Renommer la vue",
    name: "Nom de la vue",
    hint: "La vue conserve les filtres, les colonnes et le tri.",
    taken: "Une vue porte déjà ce nom.",
    full: (max) => `Vous avez déjà ${max} vues. Veuillez d’abord en supprimer une.`,
    saved: (name) => `Vue « ${name} » enregistrée`,
    renamed: (name) => `La vue s’appelle maintenant « ${name} »`,
    deleted: (name) => `Vue « ${name} » supprimée`,
  },
  columns: {
    hint: "Si la place manque, seuls le nom, l’entreprise, le statut, le montant et la relance restent visibles.",
    reset: "Réinitialiser",
    up: (name) => `Monter la colonne « ${name} »`,
    down: (name) => `Descendre la colonne « ${name} »`,
    place: (name, place, count) => `${name} : position ${place} sur ${count}`,
  },
  bulk: {
    label: "Modifier les leads sélectionnés",
    status: "Statut",
    tag: "Mot-clé",
    followUp: "Relance",
    tomorrow: "Demain",
    inThreeDays: "Dans 3 jours",
    nextWeek: "La semaine prochaine",
    date: "Choisir une date…",
    noFollowUp: "Pas de relance",
    export: "Exporter",
    tagTitle: (count) => `Mot-clé de ${leads(count)}`,
    tagName: "Mot-clé",
    tagHint: "Un lead peut avoir jusqu’à 10 mots-clés.",
    addTag: "Ajouter",
    removeTag: "Retirer",
    tagMissing: "Veuillez saisir un mot-clé.",
    progress: "Modification des leads…",
    position: (done, count) => `${number(done)} sur ${number(count)}`,
    changed: (count) => `${leads(count)} modifié${ending(count)}`,
    partly: (done, count) => `${number(done)} leads sur ${number(count)} modifiés`,
    unchanged: "Tous ont déjà cette valeur",
    undone: (count) => (count === 1 ? "Modification annulée" : `${leads(count)} rétablis`),
    restored: (count) => `${leads(count)} restauré${ending(count)}`,
    partlyRestored: (done, count) => `${number(done)} leads sur ${number(count)} restaurés`,
  },
  sheet: { done: "Afficher les leads" },
};

export default texts;
