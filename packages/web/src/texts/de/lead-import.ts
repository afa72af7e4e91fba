const number = (count: number) => count.toLocaleString("de-DE");
const leads = (count: number) => (count === 1 ? "1 Lead" : `${number(count)} Leads`);

export default {
  title: "Leads importieren",
  description: "CSV mit Semikolon oder Komma. Die erste Zeile enthält die Spaltennamen.",
  choose: "Datei auswählen",
  hint: "Oder hierher ziehen. Höchstens 1.000 Leads, 4\u00a0MB.",
  sample: "Beispieldatei herunterladen",
  sampleName: "leads-beispiel.csv",
  tooLarge: "Die Datei ist größer als 4\u00a0MB.",
  other: "Andere Datei",
  checking: "Datei wird geprüft",
  running: "Leads werden importiert",
  summary: {
    ok: (count: number) => `${number(count)} bereit`,
    created: (count: number) => `${number(count)} importiert`,
    duplicate: (count: number) => `${number(count)} doppelt`,
    invalid: (count: number) => `${number(count)} fehlerhaft`,
  },
  status: { ok: "Bereit", created: "Importiert", duplicate: "Doppelt", invalid: "Fehler" },
  invalidSkipped:
    "Fehlerhafte Zeilen bleiben außen vor. Sie können sie herunterladen, verbessern und danach importieren.",
  saveInvalid: "Fehlerhafte Zeilen herunterladen",
  invalidName: "leads-fehlerhaft.csv",
  reason: "Fehler",
  duplicatesSkipped: "Doppelte Leads werden übersprungen.",
  nothing: "Alle Leads dieser Datei sind schon vorhanden.",
  rows: "Zeilen der Datei",
  line: "Zeile",
  lineOf: (line: number) => `Zeile ${line}`,
  leadOf: ({ name, company }: { name: string; company: string }) => `„${name}“ (${company})`,
  same: {
    email: (whom: string) => `Gleiche E-Mail-Adresse wie ${whom}`,
    linkedinUrl: (whom: string) => `Gleiche LinkedIn-Adresse wie ${whom}`,
  },
  run: (count: number) => `${leads(count)} importieren`,
  done: "Import abgeschlossen",
  showMore: "Mehr Zeilen anzeigen",
  failed: "Der Import ist fehlgeschlagen",
};
