const number = (count: number) => count.toLocaleString("de-DE");
const days = (count: number) => (count === 1 ? "1 Arbeitstag" : `${number(count)} Arbeitstage`);
const newDays = (count: number) => (count === 1 ? "1 neuer Arbeitstag" : `${number(count)} neue Arbeitstage`);

export default {
  title: "KPIs Tracking",
  lead: "Ihr Tagebuch der Akquise. Die Zahlen bleiben auf diesem Gerät und in diesem Browser.",
  years: "Jahr",
  months: "Monat",
  all: "All",
  allTime: "Gesamter Zeitraum",
  add: "Neuen Arbeitstag hinzufügen",
  addToday: "Heute eintragen",
  /** On a weekend, for which a company enters the Friday before. */
  addFriday: "Freitag eintragen",
  /** Replace the two texts above once the day has an entry. */
  showToday: "Heute ansehen",
  showFriday: "Freitag ansehen",
  more: "Import und Export",
  export: "CSV exportieren",
  import: "CSV importieren",
  deleteAll: "Alle Zahlen löschen",
  table: "Arbeitstage",
  columns: {
    date: "Datum",
    leadsKontaktiert: "Leads kontaktiert",
    interesseGezeigt: "Interesse gezeigt",
    terminVereinbart: "Termin vereinbart",
    projektGewonnen: "Projekt gewonnen",
    zielgruppe: "Zielgruppe",
    notizen: "Notizen",
    actions: "Aktionen",
  },
  /** Short names for narrow screens. */
  short: {
    leadsKontaktiert: "Kontaktiert",
    interesseGezeigt: "Interesse",
    terminVereinbart: "Termine",
    projektGewonnen: "Projekte",
  },
  cell: (column: string, date: string) => `${column}, ${date}`,
  countsAs: (count: string) => `zählt als ${count}`,
  /** Shown after the text was replaced with its number. */
  corrected: (text: string, count: string) => `„${text}“ zählt als ${count}`,
  /** Shown after the text was replaced with the one before it. */
  noCount: (text: string, before: string) =>
    `„${text}“ ist keine Anzahl. ${before === "" ? "Das Feld bleibt leer." : `Es bleibt bei ${before}.`}`,
  /** Shown after a number that is too large was replaced with the text before it. */
  excessive: (count: string, max: string, before: string) =>
    `${count} ist zu viel: Möglich sind bis zu ${max} am Tag. ${before === "" ? "Das Feld bleibt leer." : `Es bleibt bei ${before}.`}`,
  atMost: (max: string) => `höchstens ${max} am Tag`,
  exceeds: {
    interesseGezeigt: "Mehr Interesse als Kontakte?",
    terminVereinbart: "Mehr Termine als Interesse?",
  },
  tooLong: (max: number, length: number) => `zu lang (${number(length)} von ${number(max)} Zeichen)`,
  /** Shown in a company with a text that is too long. */
  notSaved: "nicht gespeichert",
  changeDate: (date: string) => `Datum ändern: ${date}`,
  deleteDay: (date: string) => `${date} löschen`,
  /** Shown with a day after today. */
  ahead: {
    inFuture: "Liegt in der Zukunft",
    inOverview: (date: string) => `In der Übersicht ab ${date}`,
  },
  toasts: {
    added: (date: string) => `${date} hinzugefügt`,
    liesAhead: "Dieser Arbeitstag liegt noch vor Ihnen.",
    deleted: "Arbeitstag gelöscht",
    allDeleted: "Alle Zahlen gelöscht",
    changed: "Eintrag geändert",
    changedCount: (cell: string, after: string, before: string) => `${cell}: ${after || "leer"} statt ${before}`,
  },
  totals: {
    of: (month: string) => `Summe ${month}`,
    withAhead: "mit künftigen Tagen",
    allTime: "Summe gesamt",
    target: (count: string) => `Ziel ${count}`,
    rates: "Quoten",
    ratesHint: "im Verhältnis zu kontaktierten Leads",
  },
  /** The days on a phone. */
  lines: {
    today: "Heute",
    done: "Fertig",
    saved: "Eingaben werden laufend gespeichert.",
    previous: "Vorheriger Tag",
    next: "Nächster Tag",
    more: (count: string) => `Weitere Tage anzeigen (${count})`,
    missing: (count: number) => `${days(count)} ohne Eintrag`,
    /** In a company, which shows the days of all members. */
    ownMissing: (count: number) =>
      count === 1 ? "1 eigener Arbeitstag ohne Eintrag" : `${number(count)} eigene Arbeitstage ohne Eintrag`,
    enter: (date: string) => `${date} eintragen`,
    enterShort: "eintragen",
    showDays: (month: string) => `Tage im ${month} anzeigen`,
    hideDays: (month: string) => `Tage im ${month} ausblenden`,
  },
  empty: {
    title: "Noch keine Arbeitstage",
    description:
      "Tragen Sie am Ende jedes Arbeitstags ein, wie viele Leads Sie kontaktiert haben und was daraus geworden ist. Summen, Quoten und Diagramme berechnen wir daraus.",
    month: (month: string) => `Im ${month} gibt es noch keinen Arbeitstag.`,
  },
  notStored: {
    title: "Ihre Zahlen konnten nicht gespeichert werden",
    description:
      "Der Speicher dieses Browsers ist voll oder gesperrt. Solange diese Seite offen ist, geht nichts verloren. Sichern Sie die Zahlen am besten als CSV.",
  },
  confirmDeleteAll: {
    title: "Alle Zahlen löschen?",
    description: (count: number) =>
      `${days(count)} und Ihr Ziel werden von diesem Gerät gelöscht. Eine Kopie gibt es nur, wenn Sie eine CSV-Datei gesichert haben.`,
  },
  charts: {
    funnel: "Trichter",
    trend: "Verlauf",
    step: "Schritt",
    count: "Anzahl",
    rate: "Quote",
    day: "Tag",
    month: "Monat",
    peak: (count: string) => `max. ${count}`,
  },
  goal: {
    title: "Wie viele Kontakte brauchen Sie?",
    lead: "Aus Ihrem Umsatzziel und Ihren eigenen Quoten ergibt sich, wie viele Leads Sie am Tag kontaktieren.",
    income: "Umsatz im Monat, netto",
    projectValue: "Durchschnittlicher Auftragswert, netto",
    workingDays: "Arbeitstage im Monat",
    workingDaysHint: (month: string, count: number) => `Ohne Angabe: ${count} (${month})`,
    invalid: "Bitte geben Sie eine Zahl größer als 0 ein.",
    tooManyDays: "Bitte geben Sie eine Zahl von 1 bis 31 ein.",
    perMonth: "im Monat",
    perDay: "pro Arbeitstag",
    result: "Ihr Ergebnis",
    basis: (contacted: string, won: string) =>
      `Gerechnet mit Ihren Zahlen aus dem gesamten Zeitraum: ${contacted === "1" ? "1 kontaktierter Lead" : `${contacted} kontaktierte Leads`}, ${won === "1" ? "1 gewonnenes Projekt" : `${won} gewonnene Projekte`}.`,
    missing: "Geben Sie Umsatz und Auftragswert ein, dann steht hier das Ergebnis.",
    noContacts:
      "Noch sind keine kontaktierten Leads eingetragen. Ohne sie gibt es keine Quote, mit der sich rechnen ließe.",
    noProjects:
      "Noch ist kein gewonnenes Projekt eingetragen. Ab dem ersten lässt sich rechnen. Bis dahin zeigt der Trichter, wo Gespräche enden.",
    shaky:
      "Das sind noch wenige Zahlen. Ein Projekt mehr oder weniger ändert das Ergebnis stark. Ab etwa 50 Kontakten und 3 Projekten wird es verlässlich.",
  },
  crm: {
    fill: (date: string) => `${date} aus dem CRM ausfüllen`,
    title: "Aus dem CRM ausfüllen",
    description:
      "Gezählt werden Leads, die an diesem Tag angelegt oder zuletzt bearbeitet wurden, nach ihrem heutigen Status. Die Zahlen können Sie danach ändern.",
    nothing: "Für diesen Tag hat das CRM nichts gezählt.",
    apply: "Übernehmen",
    instead: (before: string) => `statt ${before}`,
    others: (count: number) => `und ${number(count)} weitere`,
    unchanged: "bleibt, wie es ist",
    done: "Zahlen aus dem CRM übernommen",
  },
  importing: {
    title: "Arbeitstage importieren",
    description: "Eine CSV-Datei, wie sie der Export schreibt. Vor dem Import sehen Sie, was sich ändert.",
    choose: "CSV-Datei auswählen",
    hint: "Die erste Zeile nennt die Spalten, „Datum“ muss dabei sein.",
    unreadable: "Die Datei konnte nicht gelesen werden. Bitte prüfen Sie, ob es eine CSV-Datei ist.",
    noDate: "In der ersten Zeile fehlt die Spalte „Datum“.",
    noRows: "In der Datei stehen keine Arbeitstage.",
    tooLarge: "Die Datei ist zu groß. Möglich sind bis zu 2\u00a0MB.",
    rows: "Zeilen der Datei",
    line: "Zeile",
    whatHappens: "Was geschieht",
    status: {
      new: "Neu",
      changed: "Geändert",
      same: "Unverändert",
      kept: "Bleibt",
      invalid: "Fehlerhaft",
      skipped: "Übersprungen",
    },
    /** Heading of rows that change an existing day or contain a text that counts as 0. */
    toCheck: "Bitte prüfen",
    reasons: {
      noDate: "Das Datum fehlt.",
      unknownDate: (text: string) => `„${text}“ ist kein Datum.`,
      twice: (line: number) => `Dieses Datum steht schon in Zeile ${line}.`,
      otherMember: (name: string) => `Arbeitstag von ${name} – wird nicht importiert`,
      tooLong: (column: string, max: number) => `${column}: höchstens ${number(max)} Zeichen.`,
    },
    change: (column: string, before: string, after: string) => `${column}: ${before || "leer"} → ${after || "leer"}`,
    countsAsZero: (column: string, text: string) => `${column}: „${text}“ ist keine Anzahl und zählt als 0.`,
    known: {
      label: "Tage, die es hier schon gibt",
      replace: "Durch die Datei ersetzen",
      keep: "Lassen, wie sie sind",
    },
    showMore: "Weitere Zeilen anzeigen",
    other: "Andere Datei",
    run: (count: number) => `${days(count)} importieren`,
    nothing: "Nichts zu importieren",
    done: (created: number, changed: number) =>
      created === 0
        ? `${days(changed)} geändert`
        : changed === 0
          ? newDays(created)
          : `${newDays(created)}, ${number(changed)} geändert`,
    fileName: (today: string) => `kpis-${today}.csv`,
  },
};
