interface PersonName {
  first: string;
  last: string;
  name: string;
  /** Academic title with a space behind it, or an empty text. */
  title: "Dr. " | "Prof. " | "";
}

export default {
  loading: "Vorlagen werden geladen …",
  loadFailed: "Fehler beim Laden der Templates",
  reload: "Neu laden",
  add: "Neue Vorlage",
  name: "Name",
  namePlaceholder: "Woran Sie die Vorlage wiedererkennen",
  content: "Text",
  contentOf: (title: string) => `Text für „${title}“`,
  contentPlaceholder: "Schreiben Sie hier Ihren eigenen Text.",
  savedOn: (date: string) => `Gespeichert am ${date}`,
  edit: "Bearbeiten",
  copy: "Kopieren",
  card: {
    copy: (title: string) => `„${title}“ kopieren`,
    edit: (title: string) => `„${title}“ bearbeiten`,
    delete: (title: string) => `„${title}“ löschen`,
  },
  save: {
    open: "Speichern",
    title: "Vorlage speichern",
    description: (title: string) => `Sie steht dann bei „${title}“, bis Sie sie löschen.`,
  },
  editTitle: "Vorlage bearbeiten",
  confirm: {
    deleteTitle: "Vorlage löschen?",
    delete: (title: string) => `„${title}“ wird endgültig gelöscht.`,
    deleteWithTask: (title: string, task: string) =>
      `„${title}“ wird endgültig gelöscht, und mit ihr die offene Aufgabe „${task}“.`,
  },
  discard: "Verwerfen",
  channels: {
    within: {
      connectionNote: "Die Notiz zur Anfrage fasst 200 Zeichen, mit LinkedIn Premium 300.",
      inMail: "Eine InMail fasst 1.900 Zeichen.",
      post: "Ein Beitrag fasst 3.000 Zeichen.",
    },
    over: (count: number) => `${count} Zeichen zu viel für diesen Kanal.`,
    premium: "Passt nur mit LinkedIn Premium (300 Zeichen).",
    limit: "Länger als üblich. Speichern lässt sich die Vorlage trotzdem.",
  },
  address: { label: "Form der Anrede", formal: "Sie", informal: "Du" },
  placeholders: {
    insert: "Platzhalter einfügen",
    names: {
      vorname: "Vorname",
      nachname: "Nachname",
      anrede: "Anrede",
      name: "Name",
      firma: "Firma",
      position: "Position",
      email: "E-Mail",
      telefon: "Telefon",
      linkedin: "LinkedIn-Profil",
      mein_name: "Mein Name",
    },
  },
  /** Openings of a message. */
  greetings: {
    ms: ({ title, last }: PersonName) => `Guten Tag Frau ${title}${last}`,
    mr: ({ title, last }: PersonName) => `Guten Tag Herr ${title}${last}`,
    informal: ({ first }: PersonName) => `Hallo ${first}`,
    neutral: ({ name }: PersonName) => `Guten Tag ${name}`,
  },
  fill: {
    title: "Platzhalter ausfüllen",
    description: "Wählen Sie, an wen der Text geht. Was im CRM fehlt, tragen Sie hier ein.",
    lead: "Lead",
    leadPlaceholder: "Name oder Firma suchen",
    openLeads: "Leads zeigen",
    noLeads: "Im CRM ist noch kein Lead. Die Felder lassen sich von Hand ausfüllen.",
    leadsFailed: "Die Leads konnten nicht geladen werden. Die Felder lassen sich von Hand ausfüllen.",
    leadsLoading: "Die Leads werden geladen …",
    noMatch: "Kein Lead passt dazu.",
    missing: "Fehlt noch",
    example: (example: string) => `Zum Beispiel: ${example}`,
    preview: "Vorschau",
    allMissing: (names: string) => `Noch leer: ${names}`,
    complete: "Alles ausgefüllt",
    checkExamples: (names: string) => `Ausgefüllt. Stimmen auch die Beispielangaben? Prüfen Sie: ${names}`,
    askTitle: "Platzhalter sind noch leer",
    ask: (names: string) => `Diese Platzhalter sind leer und würden mitkopiert: ${names}.`,
    copyAnyway: "Trotzdem kopieren",
    back: "Weiter ausfüllen",
  },
  sent: {
    title: (name: string) => `Haben Sie die Nachricht an ${name} gesendet?`,
    next: "Nächstes Follow-up",
    choices: { tomorrow: "Morgen", threeDays: "+3 Tage", week: "Nächste Woche", none: "Keins" },
    log: "Als gesendet eintragen",
    logged: (name: string) => `Im Verlauf von ${name} eingetragen`,
    failed: "Die Nachricht konnte nicht eingetragen werden.",
    undone: "Eintrag zurückgenommen",
    undoFailed: "Der Eintrag konnte nicht zurückgenommen werden.",
  },
  manual: {
    title: "Text von Hand kopieren",
    description: "Der Browser gibt die Zwischenablage nicht frei. Der Text ist markiert: Strg+C oder ⌘C kopiert ihn.",
  },
  task: {
    title: "Aufgabe erstellen?",
    description: (task: string) => `Die Aufgabe „${task}“ erinnert Sie am nächsten Arbeitstag.`,
    yes: "Ja",
    no: "Nein",
  },
  toasts: {
    incomplete: "Bitte gib einen Post-Namen und Inhalt ein.",
    saved: "Template gespeichert!",
    taskExists: (title: string) =>
      `"${title}" wurde erfolgreich gespeichert. Eine Aufgabe mit diesem Namen existiert bereits.`,
    updated: "Template aktualisiert!",
    deleted: "Template gelöscht!",
    deletedWithTask: "Template und zugehörige Aufgabe gelöscht!",
    saveFailed: "Fehler beim Speichern",
    updateFailed: "Fehler beim Aktualisieren",
    deleteFailed: "Fehler beim Löschen",
    copied: "Kopiert!",
    copiedDescription: "Template wurde in die Zwischenablage kopiert.",
    copyFailed: "Konnte nicht in die Zwischenablage kopieren.",
    nothingToCopy: "Nichts zu kopieren",
    nothingToCopyDescription: "Bitte erstelle zuerst ein Template.",
    migrated: "Templates migriert!",
    migratedCount: (count: number) =>
      count === 1
        ? "Eine Vorlage aus diesem Browser steht jetzt in Ihrem Konto."
        : `${count} Vorlagen aus diesem Browser stehen jetzt in Ihrem Konto.`,
    notMigrated: (count: number) =>
      count === 1
        ? "Eine Vorlage bleibt vorerst nur in diesem Browser. Beim nächsten Öffnen wird es wieder versucht."
        : `${count} Vorlagen bleiben vorerst nur in diesem Browser. Beim nächsten Öffnen wird es wieder versucht.`,
  },
};
