import type { ImportTarget } from "@linkedpotential/contract/leads/import-columns";

const number = (count: number) => count.toLocaleString("de-DE");
const leads = (count: number) => (count === 1 ? "1 Lead" : `${number(count)} Leads`);
const rows = (count: number) => (count === 1 ? "1 Zeile" : `${number(count)} Zeilen`);

export default {
  title: "Leads importieren",
  description:
    "Eine CSV-Datei mit einer Zeile je Person, zum Beispiel „Connections.csv“ aus dem Datenexport von LinkedIn.",
  choose: "Datei auswählen",
  hint: "Oder hierher ziehen. Höchstens 1.000 Leads, 4\u00a0MB.",
  sample: "Beispieldatei herunterladen",
  sampleName: "leads-beispiel.csv",
  tooLarge: "Die Datei ist größer als 4\u00a0MB.",
  otherKinds: {
    excel: "Das ist eine Excel-Arbeitsmappe. Bitte öffnen Sie sie in Excel und speichern Sie sie als CSV-Datei.",
    zip: "Das ist ein ZIP-Archiv. Bitte entpacken Sie es und wählen Sie die CSV-Datei darin, bei LinkedIn „Connections.csv“.",
    pdf: "Das ist ein PDF-Dokument. Erwartet wird eine CSV-Datei mit Name, Unternehmen und Position.",
    picture: "Das ist ein Bild. Erwartet wird eine CSV-Datei mit Name, Unternehmen und Position.",
    contacts: "Das sind Visitenkarten (vCard). Bitte exportieren Sie die Kontakte als CSV-Datei.",
    page: "Das ist eine Internetseite. Erwartet wird eine CSV-Datei mit Name, Unternehmen und Position.",
    data: "Das ist eine JSON-Datei. Erwartet wird eine CSV-Datei mit Name, Unternehmen und Position.",
  },
  other: "Andere Datei",
  checking: "Datei wird geprüft …",
  linkedin: (count: number, date: string | undefined) =>
    `LinkedIn-Kontakte, ${count === 1 ? "1 Person" : `${number(count)} Personen`}${date ? `, Stand ${date}` : ""}`,
  file: (name: string, count: number) => `${name}, ${rows(count)}`,
  columns: {
    title: "Spalten zuordnen",
    heading: "Spalte",
    examples: "Beispiele",
    target: "Wird importiert als",
    targetOf: (heading: string) => `„${heading}“ importieren als`,
    untitled: (position: number) => `Spalte ${position}`,
    ignore: "Nicht importieren",
    targets: {
      firstName: "Vorname",
      lastName: "Nachname",
      connectedOn: "Vernetzt am (in die Notizen)",
    } satisfies Partial<Record<ImportTarget, string>>,
    nameMissing: "Bitte ordnen Sie dem Namen eine Spalte zu.",
    fillsGaps: "Fehlt Unternehmen oder Position, „Nicht angegeben“ eintragen",
    next: "Weiter",
    change: "Spalten ändern",
  },
  tabs: {
    label: "Zeilen nach Ergebnis der Prüfung",
    ok: (count: number) => `Bereit ${number(count)}`,
    duplicate: (count: number) => `Schon da ${number(count)}`,
    similar: (count: number) => `Wahrscheinlich schon da ${number(count)}`,
    changed: (count: number) => `Geändert ${number(count)}`,
    invalid: (count: number) => `Fehlerhaft ${number(count)}`,
  },
  notes: {
    ok: "Diese Personen werden als Leads angelegt.",
    duplicate: "Diese Personen sind schon Ihre Leads und bleiben, wie sie sind.",
    similar: "Name und Unternehmen gibt es schon. Wählen Sie aus, wer trotzdem als neuer Lead angelegt werden soll.",
    changed:
      "Diese Leads haben Unternehmen oder Position gewechselt. Das ist ein guter Anlass, sich zu melden. Ausgewählte werden aktualisiert, die bisherige Angabe steht danach im Verlauf.",
    invalid:
      "Fehlerhafte Zeilen werden nicht importiert. Sie können sie herunterladen, korrigieren und danach importieren.",
  },
  none: "Keine Zeile ist bereit.",
  changed: "Hat gewechselt, guter Anlass",
  employment: ({ position, company }: { position: string; company: string }) => `${position}, ${company}`,
  gaps: {
    company: "Unternehmen fehlt",
    position: "Position fehlt",
  },
  selectAll: "Alle auswählen",
  select: (name: string) => `${name} auswählen`,
  saveInvalid: "Fehlerhafte Zeilen herunterladen",
  invalidName: "leads-fehlerhaft.csv",
  reason: "Grund",
  rows: "Zeilen der Datei",
  line: "Zeile",
  result: "Ergebnis",
  lineOf: (line: number) => `Zeile ${line}`,
  leadOf: ({ name, company }: { name: string; company: string }) => `„${name}“ (${company})`,
  same: {
    email: (whom: string) => `Gleiche E-Mail-Adresse wie ${whom}`,
    linkedinUrl: (whom: string) => `Gleiche LinkedIn-Adresse wie ${whom}`,
    name: (whom: string) => `Gleicher Name und gleiches Unternehmen wie ${whom}`,
  },
  places: (count: number) => `${count === 1 ? "1 Platz" : `${number(count)} Plätze`} frei im kostenlosen Tarif`,
  premium: "Mehr mit Premium",
  run: (count: number) => `${leads(count)} importieren`,
  runFirst: (count: number) => (count === 1 ? "Den ersten importieren" : `Die ersten ${number(count)} importieren`),
  update: (count: number) => `${leads(count)} aktualisieren`,
  runAndUpdate: (created: number, updated: number) =>
    `${number(created)} importieren, ${number(updated)} aktualisieren`,
  running: "Leads werden importiert …",
  position: (done: number, count: number) => `${number(done)} von ${number(count)}`,
  busy: {
    title: "Import läuft",
    description: "Wenn Sie jetzt schließen, hält der Import an. Was schon importiert ist, bleibt.",
    discard: "Import anhalten",
    stay: "Weiter importieren",
  },
  done: "Import abgeschlossen",
  created: (count: number) => `${number(count)} importiert`,
  updated: (count: number) => `${number(count)} aktualisiert`,
  left: (count: number) => `${number(count)} nicht importiert`,
  notChosen: "Nicht ausgewählt",
  noPlace: "Kein freier Platz im kostenlosen Tarif",
  notReached: "Der Import wurde vorher unterbrochen",
  saveLeft: "Nicht importierte Zeilen herunterladen",
  leftName: "leads-nicht-importiert.csv",
  continue: (count: number) => (count === 1 ? "Letzte Zeile importieren" : `Restliche ${number(count)} importieren`),
  undone: "Import rückgängig gemacht",
  kept: (count: number) =>
    count === 1
      ? "1 Lead bleibt, weil er inzwischen geändert wurde."
      : `${number(count)} Leads bleiben, weil sie inzwischen geändert wurden.`,
  restored: "Ihre Leads sind wieder wie vor dem Import.",
  undoFailed: "Der Import konnte nicht rückgängig gemacht werden",
  showMore: "Mehr Zeilen anzeigen",
  failed: "Der Import ist fehlgeschlagen",
};
