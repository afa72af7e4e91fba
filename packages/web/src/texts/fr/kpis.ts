import type { Texts } from "../areas.ts";

const number = (count: number) => count.toLocaleString("fr-FR");
const days = (count: number) => (count < 2 ? `${count} jour ouvré` : `${number(count)} jours ouvrés`);
const newDays = (count: number) =>
  count < 2 ? `${count} nouveau jour ouvré` : `${number(count)} nouveaux jours ouvrés`;

const texts: Texts["kpis"] = {
  title: "Suivi des KPI",
  lead: "Votre journal de prospection. Les chiffres restent sur cet appareil, dans ce navigateur.",
  years: "Année",
  months: "Mois",
  all: "Tout",
  allTime: "Toute la période",
  add: "Ajouter un jour ouvré",
  addToday: "Saisir aujourd’hui",
  addFriday: "Saisir vendredi",
  showToday: "Voir aujourd’hui",
  showFriday: "Voir vendredi",
  more: "Import et export",
  export: "Exporter en CSV",
  import: "Importer un CSV",
  deleteAll: "Supprimer tous les chiffres",
  table: "Jours ouvrés",
  columns: {
    date: "Date",
    leadsKontaktiert: "Leads contactés",
    interesseGezeigt: "Intérêt manifesté",
    terminVereinbart: "Rendez-vous pris",
    projektGewonnen: "Projets gagnés",
    zielgruppe: "Cible",
    notizen: "Notes",
    actions: "Actions",
  },
  short: {
    leadsKontaktiert: "Contactés",
    interesseGezeigt: "Intérêt",
    terminVereinbart: "RDV",
    projektGewonnen: "Projets",
  },
  cell: (column, date) => `${column}, ${date}`,
  countsAs: (count) => `compte pour ${count}`,
  corrected: (text, count) => `« ${text} » compte pour ${count}`,
  noCount: (text, before) =>
    `« ${text} » n’est pas un nombre valide. ${before === "" ? "Le champ reste vide." : `Valeur conservée : ${before}.`}`,
  excessive: (count, max, before) =>
    `${count}, c’est trop : le maximum est de ${max} par jour. ${before === "" ? "Le champ reste vide." : `La valeur reste ${before}.`}`,
  atMost: (max) => `${max} par jour au maximum`,
  exceeds: {
    interesseGezeigt: "Plus d’intérêts que de contacts ?",
    terminVereinbart: "Plus de rendez-vous que d’intérêts ?",
  },
  tooLong: (max, length) => `trop long (${number(length)} caractères sur ${number(max)})`,
  /** Shown in a company with a text that is too long. */
  notSaved: "non enregistré",
  changeDate: (date) => `Modifier la date : ${date}`,
  deleteDay: (date) => `Supprimer ${date}`,
  ahead: {
    inFuture: "Dans le futur",
    inOverview: (date) => `Dans l’aperçu dès le ${date}`,
  },
  toasts: {
    added: (date) => `${date} ajouté`,
    liesAhead: "Ce jour ouvré est encore à venir.",
    deleted: "Jour ouvré supprimé",
    allDeleted: "Tous les chiffres ont été supprimés",
    changed: "Saisie modifiée",
    changedCount: (cell, after, before) => `${cell} : ${after || "vide"} au lieu de ${before}`,
  },
  totals: {
    of: (month) => `Total ${month}`,
    withAhead: "jours à venir compris",
    allTime: "Total général",
    target: (count) => `Objectif ${count}`,
    rates: "Taux",
    ratesHint: "par rapport aux leads contactés",
  },
  lines: {
    today: "Auj.",
    done: "Terminé",
    saved: "Vos saisies sont enregistrées au fur et à mesure.",
    previous: "Jour précédent",
    next: "Jour suivant",
    more: (count) => `Afficher d’autres jours (${count})`,
    missing: (count) => `${days(count)} sans saisie`,
    ownMissing: (count) => `${days(count)} sans saisie de votre part`,
    enter: (date) => `Saisir ${date}`,
    enterShort: "saisir",
    showDays: (month) => `Afficher les jours : ${month}`,
    hideDays: (month) => `Masquer les jours : ${month}`,
  },
  empty: {
    title: "Aucun jour ouvré pour l’instant",
    description:
      "À la fin de chaque jour ouvré, notez combien de leads vous avez contactés et ce qu’il en est ressorti. Nous en calculons les totaux, les taux et l’évolution.",
    month: (month) => `Aucun jour ouvré en ${month} pour l’instant.`,
  },
  notStored: {
    title: "Vos chiffres n’ont pas pu être enregistrés",
    description:
      "L’espace de stockage de ce navigateur est plein ou bloqué. Rien n’est perdu tant que cette page reste ouverte. Par sécurité, exportez vos chiffres en CSV.",
  },
  confirmDeleteAll: {
    title: "Supprimer tous les chiffres ?",
    description: (count) =>
      `${days(count)} et votre objectif seront supprimés de cet appareil. Il n’en existe aucune copie, sauf si vous avez enregistré un fichier CSV.`,
  },
  charts: {
    funnel: "Entonnoir",
    trend: "Évolution",
    step: "Étape",
    count: "Nombre",
    rate: "Taux",
    day: "Jour",
    month: "Mois",
    peak: (count) => `max. ${count}`,
  },
  goal: {
    title: "Combien de contacts vous faut-il ?",
    lead: "Votre objectif de chiffre d’affaires et vos propres taux donnent le nombre de leads à contacter chaque jour.",
    income: "Chiffre d’affaires mensuel, hors taxes",
    projectValue: "Montant moyen d’une affaire, hors taxes",
    workingDays: "Jours ouvrés par mois",
    workingDaysHint: (month, count) => `Sans indication : ${count} (${month})`,
    invalid: "Veuillez saisir un nombre supérieur à 0.",
    tooManyDays: "Veuillez saisir un nombre de 1 à 31.",
    perMonth: "par mois",
    perDay: "par jour ouvré",
    result: "Votre résultat",
    basis: (contacted, won) =>
      `Calculé à partir de tous vos chiffres : ${contacted === "1" ? "1 lead contacté" : `${contacted} leads contactés`}, ${won === "1" ? "1 projet gagné" : `${won} projets gagnés`}.`,
    missing: "Saisissez votre objectif et le montant moyen pour voir le résultat.",
    noContacts: "Vous n’avez encore saisi aucun lead contacté. Sans ces chiffres, aucun taux ne peut être calculé.",
    noProjects:
      "Vous n’avez encore saisi aucun projet gagné. Le calcul sera possible dès le premier. D’ici là, l’entonnoir montre où les échanges s’arrêtent.",
    shaky:
      "Il y a encore peu de données, et un seul projet change beaucoup le résultat. Il devient fiable à partir de 50 contacts et de 3 projets environ.",
  },
  crm: {
    fill: (date) => `Remplir ${date} à partir du CRM`,
    title: "Remplir à partir du CRM",
    description:
      "Nous comptons les leads créés ou modifiés en dernier ce jour-là, selon leur statut actuel. Vous pouvez ensuite changer les chiffres.",
    nothing: "Le CRM n’a rien pour ce jour.",
    apply: "Reprendre ces chiffres",
    instead: (before) => `au lieu de ${before}`,
    others: (count) => (count < 2 ? `et ${count} autre` : `et ${number(count)} autres`),
    unchanged: "reste inchangé",
    done: "Chiffres du CRM repris",
  },
  importing: {
    title: "Importer des jours ouvrés",
    description: "Choisissez un fichier CSV issu de l’export. Vous verrez ce qui change avant d’importer.",
    choose: "Choisir un fichier CSV",
    hint: "La première ligne nomme les colonnes en allemand ; « Datum » doit en faire partie.",
    unreadable: "Le fichier n’a pas pu être lu. Veuillez vérifier qu’il s’agit d’un fichier CSV.",
    noDate: "La première ligne ne contient pas de colonne « Datum ».",
    noRows: "Ce fichier ne contient aucun jour ouvré.",
    tooLarge: "Le fichier est trop volumineux. La limite est de 2 Mo.",
    rows: "Lignes du fichier",
    line: "Ligne",
    whatHappens: "Effet",
    status: {
      new: "Nouveau",
      changed: "Modifié",
      same: "Inchangé",
      kept: "Conservé",
      invalid: "Erroné",
      skipped: "Ignoré",
    },
    toCheck: "À vérifier",
    reasons: {
      noDate: "La date manque.",
      unknownDate: (text) => `« ${text} » n’est pas une date.`,
      twice: (line) => `La ligne ${line} contient déjà cette date.`,
      otherMember: (name) => `Journée de ${name}, non importée`,
      tooLong: (column, max) => `${column} : ${number(max)} caractères au maximum.`,
    },
    change: (column, before, after) => `${column} : ${before || "vide"} → ${after || "vide"}`,
    countsAsZero: (column, text) => `${column} : « ${text} » n’est pas un nombre valide et compte pour 0.`,
    known: {
      label: "Jours déjà présents ici",
      replace: "Remplacer par le fichier",
      keep: "Laisser tels quels",
    },
    showMore: "Afficher d’autres lignes",
    other: "Autre fichier",
    run: (count) => `Importer ${days(count)}`,
    nothing: "Rien à importer",
    done: (created, changed) =>
      created === 0
        ? `Jours ouvrés modifiés : ${number(changed)}`
        : changed === 0
          ? newDays(created)
          : `${newDays(created)}, modifiés : ${number(changed)}`,
    fileName: (today) => `kpis-${today}.csv`,
  },
};

export default texts;
