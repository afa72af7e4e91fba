import type { Texts } from "../areas.ts";

const texts: Texts["lead-record"] = {
  record: {
    label: "Lead",
    of: (name) => `Lead : ${name}`,
    close: "Fermer le lead",
    more: "Autres actions",
    editAll: "Modifier toutes les données",
    duplicate: "Dupliquer",
    failed: "Le lead n’a pas pu être chargé",
    unsaved: "Saisies non enregistrées",
  },
  steps: { next: "Lead suivant", previous: "Lead précédent" },
  edit: {
    value: (label, value) => (value ? `${label} : ${value}` : `${label} : non précisé`),
    of: (label) => `${label} : deux valeurs`,
    keepMine: "Garder ma valeur",
    takeTheirs: "Prendre celle-ci",
  },
  actions: {
    log: "Activité",
    template: "Modèle",
    noEmail: "Aucune adresse e-mail renseignée",
    noPhone: "Aucun numéro de téléphone renseigné",
    noLinkedin: "Aucun profil LinkedIn renseigné",
  },
  chance: {
    default: "Par défaut",
    defaultHint: "Valeur par défaut du statut. Saisissez la vôtre si elle est différente.",
  },
  tags: { edit: "Modifier les mots-clés", hint: "Ajouter avec Entrée, 10 au plus. Échap ferme le champ." },
  followUp: {
    label: "Planifier une relance",
    done: "Faite",
    tomorrow: "Demain",
    inThreeDays: "+3 jours",
    nextWeek: "Semaine prochaine",
    pick: "Choisir une date",
    none: "Aucune",
  },
  rhythm: {
    title: "Garder le contact",
    label: "Rythme",
    none: "aucun rythme",
    every: (count) => (count === 1 ? "chaque semaine" : `toutes les ${count} semaines`),
    own: "rythme personnalisé",
    weeks: "Semaines jusqu’au prochain contact",
    weeksUnit: "semaines",
    next: (date) => `prochaine fois le ${date}`,
  },
  note: { label: "Note", placeholder: "Ajouter une note", add: "Ajouter la note" },
  timeline: {
    today: "Aujourd’hui",
    yesterday: "Hier",
    filter: "Filtrer l’historique",
    kinds: { all: "Toutes les entrées", contacts: "Activités", notes: "Notes", changes: "Modifications" },
    more: (count) => `En afficher ${count} plus anciennes`,
  },
  sections: { talks: "Notes d’entretien", empty: "Rien de noté" },
  facts: { title: "Coordonnées", lostReason: "Motif de la perte" },
  silence: {
    label: "Longtemps sans contact",
    question: "Aucun contact depuis 12 mois. Avez-vous encore besoin de ces données ?",
    keep: "Conserver",
    kept: "Le lead est conservé. La question reviendra dans 12 mois.",
  },
  salutations: {
    ms: "Formel, à une femme",
    mr: "Formel, à un homme",
    informal: "Par le prénom",
  },
};

export default texts;
