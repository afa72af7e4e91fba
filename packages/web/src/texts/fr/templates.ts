import type { Texts } from "../areas.ts";

export default {
  loading: "Chargement des modèles …",
  loadFailed: "Erreur lors du chargement des modèles",
  reload: "Recharger",
  add: "Nouveau modèle",
  name: "Nom",
  namePlaceholder: "Ce qui vous permettra de le reconnaître",
  content: "Texte",
  contentOf: (title) => `Texte pour « ${title} »`,
  contentPlaceholder: "Écrivez ici votre propre texte.",
  savedOn: (date) => `Enregistré le ${date}`,
  edit: "Modifier",
  copy: "Copier",
  card: {
    copy: (title) => `Copier « ${title} »`,
    edit: (title) => `Modifier « ${title} »`,
    delete: (title) => `Supprimer « ${title} »`,
  },
  save: {
    open: "Enregistrer",
    title: "Enregistrer le modèle",
    description: (title) => `Il figurera sous « ${title} » jusqu’à ce que vous le supprimiez.`,
  },
  editTitle: "Modifier le modèle",
  confirm: {
    deleteTitle: "Supprimer le modèle ?",
    delete: (title) => `« ${title} » sera supprimé définitivement.`,
    deleteWithTask: (title, task) =>
      `« ${title} » sera supprimé définitivement, ainsi que la tâche en cours « ${task} ».`,
  },
  discard: "Abandonner",
  channels: {
    within: {
      connectionNote: "Une invitation contient 200 caractères, 300 avec LinkedIn Premium.",
      inMail: "Un InMail contient 1 900 caractères.",
      post: "Une publication contient 3 000 caractères.",
    },
    over: (count) => `${count} ${count === 1 ? "caractère" : "caractères"} de trop pour ce canal.`,
    premium: "Possible seulement avec LinkedIn Premium (300 caractères).",
    limit: "Plus long que d’habitude. Le modèle peut tout de même être enregistré.",
  },
  placeholders: {
    insert: "Insérer un champ",
    names: {
      vorname: "Prénom",
      nachname: "Nom de famille",
      name: "Nom complet",
      firma: "Entreprise",
      position: "Poste",
      email: "E-mail",
      telefon: "Téléphone",
      linkedin: "Profil LinkedIn",
      mein_name: "Mon nom",
    },
  },
  fill: {
    title: "Remplir les champs",
    description: "Choisissez le destinataire du texte. Ce que le CRM ne sait pas, saisissez-le ici.",
    lead: "Lead",
    leadPlaceholder: "Rechercher un nom ou une entreprise",
    openLeads: "Afficher les leads",
    noLeads: "Le CRM ne contient encore aucun lead. Les champs peuvent être remplis à la main.",
    leadsFailed: "Les leads n’ont pas pu être chargés. Les champs peuvent être remplis à la main.",
    leadsLoading: "Chargement des leads…",
    noMatch: "Aucun lead ne correspond.",
    missing: "Manque encore",
    preview: "Aperçu",
    allMissing: (names) => `Encore vide : ${names}`,
    complete: "Tout est rempli",
    askTitle: "Des champs sont encore vides",
    ask: (names) => `Le texte serait copié ainsi, avec les accolades : ${names}.`,
    copyAnyway: "Copier quand même",
    back: "Continuer à remplir",
  },
  manual: {
    title: "Copier le texte à la main",
    description: "Le navigateur refuse l’accès au presse-papiers. Le texte est sélectionné : Ctrl+C ou ⌘C le copie.",
  },
  task: {
    title: "Créer une tâche ?",
    description: (task) => `La tâche « ${task} » vous le rappellera le prochain jour ouvré.`,
    yes: "Oui",
    no: "Non",
  },
  toasts: {
    incomplete: "Veuillez saisir un nom et un contenu.",
    saved: "Modèle enregistré !",
    taskExists: (title) => `« ${title} » a été enregistré. Une tâche de ce nom existe déjà.`,
    updated: "Modèle mis à jour !",
    deleted: "Modèle supprimé !",
    deletedWithTask: "Modèle et tâche associée supprimés !",
    saveFailed: "Erreur lors de l’enregistrement",
    updateFailed: "Erreur lors de la mise à jour",
    deleteFailed: "Erreur lors de la suppression",
    copied: "Copié !",
    copiedDescription: "Le modèle est dans le presse-papiers.",
    copyFailed: "Impossible de copier dans le presse-papiers.",
    nothingToCopy: "Rien à copier",
    nothingToCopyDescription: "Créez d’abord un modèle.",
    migrated: "Modèles migrés !",
    migratedCount: (count) =>
      count === 1
        ? "Un modèle de ce navigateur est maintenant dans votre compte."
        : `${count} modèles de ce navigateur sont maintenant dans votre compte.`,
    notMigrated: (count) =>
      count === 1
        ? "Un modèle reste pour l’instant dans ce navigateur seulement. Nouvel essai à la prochaine ouverture."
        : `${count} modèles restent pour l’instant dans ce navigateur seulement. Nouvel essai à la prochaine ouverture.`,
  },
} satisfies Texts["templates"];
