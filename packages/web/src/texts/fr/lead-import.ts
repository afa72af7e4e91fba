import type { Texts } from "../areas.ts";

const number = (count: number) => count.toLocaleString("fr-FR");
const leads = (count: number) => (count < 2 ? `${count} lead` : `${number(count)} leads`);
const rows = (count: number) => (count < 2 ? `${count} ligne` : `${number(count)} lignes`);

const texts: Texts["lead-import"] = {
  title: "Importer des leads",
  description:
    "Un fichier CSV avec une ligne par personne, par exemple « Connections.csv » de l’export de données de LinkedIn.",
  choose: "Choisir un fichier",
  hint: "Ou déposez-le ici. 1 000 leads et 4\u00a0Mo au plus.",
  sample: "Télécharger un fichier d’exemple",
  sampleName: "leads-exemple.csv",
  tooLarge: "Le fichier dépasse 4\u00a0Mo.",
  otherKinds: {
    excel: "C’est un classeur Excel. Veuillez l’ouvrir dans Excel et l’enregistrer au format CSV.",
    zip: "C’est une archive ZIP. Veuillez la décompresser et choisir le fichier CSV qu’elle contient, « Connections.csv » pour LinkedIn.",
    pdf: "C’est un document PDF. Il faut un fichier CSV avec le nom, l’entreprise et le poste.",
    picture: "C’est une image. Il faut un fichier CSV avec le nom, l’entreprise et le poste.",
    contacts: "Ce sont des cartes de visite (vCard). Veuillez exporter les contacts au format CSV.",
    page: "C’est une page web. Il faut un fichier CSV avec le nom, l’entreprise et le poste.",
    data: "C’est un fichier JSON. Il faut un fichier CSV avec le nom, l’entreprise et le poste.",
  },
  other: "Autre fichier",
  checking: "Vérification du fichier…",
  linkedin: (count, date) =>
    `Contacts LinkedIn, ${count < 2 ? `${count} personne` : `${number(count)} personnes`}${date ? `, au ${date}` : ""}`,
  file: (name, count) => `${name}, ${rows(count)}`,
  columns: {
    title: "Associer les colonnes",
    heading: "Colonne",
    examples: "Exemples",
    target: "Importée comme",
    targetOf: (heading) => `Importer « ${heading} » comme`,
    untitled: (position) => `Colonne ${position}`,
    ignore: "Ne pas importer",
    targets: { firstName: "Prénom", lastName: "Nom de famille", connectedOn: "En relation depuis (dans les notes)" },
    nameMissing: "Veuillez choisir la colonne du nom.",
    fillsGaps: "S’il manque l’entreprise ou le poste, inscrire « Nicht angegeben » (non indiqué)",
    next: "Continuer",
    change: "Modifier les colonnes",
  },
  tabs: {
    label: "Lignes selon le résultat de la vérification",
    ok: (count) => `Prêtes ${number(count)}`,
    duplicate: (count) => `Déjà là ${number(count)}`,
    similar: (count) => `Doublons possibles ${number(count)}`,
    changed: (count) => `Modifiées ${number(count)}`,
    invalid: (count) => `Erronées ${number(count)}`,
  },
  notes: {
    ok: "Ces personnes seront ajoutées à vos leads.",
    duplicate: "Ces personnes figurent déjà parmi vos leads et ne changent pas.",
    similar: "Un lead porte déjà ce nom dans cette entreprise. Choisissez qui ajouter malgré tout.",
    changed:
      "Ces leads ont changé d’entreprise ou de poste, une bonne occasion de reprendre contact. Les leads sélectionnés sont mis à jour, et l’historique garde leur situation précédente.",
    invalid: "Les lignes erronées sont ignorées. Vous pouvez les télécharger, les corriger puis les importer.",
  },
  none: "Aucune ligne n’est prête.",
  changed: "Nouvelle entreprise ou nouveau poste, une occasion",
  employment: ({ position, company }) => `${position}, ${company}`,
  gaps: {
    company: "Entreprise manquante",
    position: "Poste manquant",
  },
  selectAll: "Tout sélectionner",
  select: (name) => `Sélectionner ${name}`,
  saveInvalid: "Télécharger les lignes erronées",
  invalidName: "leads-erreurs.csv",
  reason: "Motif",
  rows: "Lignes du fichier",
  line: "Ligne",
  result: "Résultat",
  lineOf: (line) => `la ligne ${line}`,
  leadOf: ({ name, company }) => `« ${name} » (${company})`,
  same: {
    email: (whom) => `Même adresse e-mail que ${whom}`,
    linkedinUrl: (whom) => `Même adresse LinkedIn que ${whom}`,
    name: (whom) => `Même nom et même entreprise que ${whom}`,
  },
  places: (count) =>
    `${count < 2 ? `${count} place libre` : `${number(count)} places libres`} dans la formule gratuite`,
  premium: "Davantage avec Premium",
  run: (count) => `Importer ${leads(count)}`,
  runFirst: (count) => (count === 1 ? "Importer le premier" : `Importer les ${number(count)} premiers`),
  update: (count) => `Mettre à jour ${leads(count)}`,
  runAndUpdate: (created, updated) => `Importer ${number(created)}, mettre à jour ${number(updated)}`,
  running: "Import des leads…",
  position: (done, count) => `${number(done)} sur ${number(count)}`,
  busy: {
    title: "Import en cours",
    description: "Fermer maintenant arrête l’import. Les leads déjà importés sont conservés.",
    discard: "Arrêter l’import",
    stay: "Poursuivre l’import",
  },
  done: "Import terminé",
  created: (count) => `${number(count)} importés`,
  updated: (count) => `${number(count)} mis à jour`,
  left: (count) => `${number(count)} non importés`,
  notChosen: "Non sélectionnée",
  noPlace: "Aucune place libre dans la formule gratuite",
  notReached: "L’import s’est arrêté avant cette ligne",
  saveLeft: "Télécharger les lignes non importées",
  leftName: "leads-non-importes.csv",
  continue: (count) => (count === 1 ? "Importer la dernière ligne" : `Importer les ${number(count)} restantes`),
  undone: "Import annulé",
  kept: (count) =>
    count === 1
      ? "1 lead est conservé, car il a été modifié depuis."
      : `${number(count)} leads sont conservés, car ils ont été modifiés depuis.`,
  restored: "Vos leads sont revenus à leur état d’avant l’import.",
  undoFailed: "L’import n’a pas pu être annulé",
  showMore: "Afficher plus de lignes",
  failed: "L’import a échoué",
};

export default texts;
