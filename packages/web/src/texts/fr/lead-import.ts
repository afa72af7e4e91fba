import type { Texts } from "../areas.ts";

const number = (count: number) => count.toLocaleString("fr-FR");
const leads = (count: number) => (count < 2 ? `${count} lead` : `${number(count)} leads`);

const texts: Texts["lead-import"] = {
  title: "Importer des leads",
  description: "CSV avec point-virgule ou virgule. La première ligne contient les noms des colonnes.",
  choose: "Choisir un fichier",
  hint: "Ou le déposer ici. 1 000 leads et 4\u00a0Mo au plus.",
  sample: "Télécharger un fichier d’exemple",
  sampleName: "leads-exemple.csv",
  tooLarge: "Le fichier dépasse 4\u00a0Mo.",
  other: "Autre fichier",
  checking: "Vérification du fichier",
  running: "Import des leads",
  summary: {
    ok: (count) => `${number(count)} prêts`,
    created: (count) => `${number(count)} importés`,
    duplicate: (count) => `${number(count)} en double`,
    invalid: (count) => `${number(count)} erronés`,
  },
  status: { ok: "Prêt", created: "Importé", duplicate: "Doublon", invalid: "Erreur" },
  invalidSkipped: "Les lignes erronées sont ignorées. Vous pouvez les télécharger, les corriger puis les importer.",
  saveInvalid: "Télécharger les lignes erronées",
  invalidName: "leads-erreurs.csv",
  reason: "Erreur",
  duplicatesSkipped: "Les doublons sont ignorés.",
  nothing: "Tous les leads de ce fichier existent déjà.",
  rows: "Lignes du fichier",
  line: "Ligne",
  lineOf: (line) => `la ligne ${line}`,
  leadOf: ({ name, company }) => `« ${name} » (${company})`,
  same: {
    email: (whom) => `Même adresse e-mail que ${whom}`,
    linkedinUrl: (whom) => `Même adresse LinkedIn que ${whom}`,
  },
  run: (count) => `Importer ${leads(count)}`,
  done: "Import terminé",
  showMore: "Afficher plus de lignes",
  failed: "L’import a échoué",
};

export default texts;
