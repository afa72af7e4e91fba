export default {
  fewMinutesAgo: "vor wenigen Minuten",
  loading: "Wird geladen …",
  opening: "Wird geöffnet …",
  retry: "Erneut versuchen",
  close: "Schließen",
  cancel: "Abbrechen",
  save: "Speichern",
  delete: "Löschen",
  back: "Zurück",
  showAll: "Alles anzeigen",
  showLess: "Weniger anzeigen",
  legal: {
    label: "Rechtliches",
    language: "Sprache",
    imprint: "Impressum",
    privacy: "Datenschutz",
    terms: "AGB",
    processing: "Auftragsverarbeitung",
    withdrawalNotice: "Widerrufsbelehrung",
    accessibility: "Barrierefreiheit",
  },
  unsaved: {
    title: "Änderungen verwerfen?",
    description: "Ihre Eingaben sind noch nicht gespeichert.",
    discard: "Verwerfen",
    stay: "Weiter bearbeiten",
  },
  offline: "Keine Verbindung. Änderungen können gerade nicht gespeichert werden.",
  undo: "Rückgängig",
  controlKey: "Strg",
  toasts: {
    region: "Meldungen",
    dismiss: "Meldung schließen",
  },
  fields: {
    clear: "Leeren",
    openCalendar: "Kalender öffnen",
    missingDay: (day: string) => `Den ${day} gibt es nicht.`,
    today: "Heute",
    showPassword: "Passwort anzeigen",
    hidePassword: "Passwort verbergen",
    remove: "Entfernen",
  },
  charts: { asTable: "Als Tabelle", asChart: "Als Diagramm" },
  pages: {
    label: "Seiten",
    previous: "Vorherige Seite",
    next: "Nächste Seite",
    position: (page: number, count: number) => `Seite ${page} von ${count}`,
  },
  errors: {
    title: "Fehler",
    unexpected: "Das hat leider nicht geklappt. Bitte versuchen Sie es später erneut.",
    offline: "Keine Verbindung zum Server. Bitte prüfen Sie Ihre Internetverbindung.",
    offlineForm:
      "Keine Verbindung. Ihre Eingaben bleiben erhalten. Bitte versuchen Sie es erneut, sobald Sie wieder online sind.",
    goneForm: "Ihre Eingaben stehen noch hier. Mit „Speichern“ legen Sie daraus einen neuen Eintrag an.",
    crashTitle: "Diese Ansicht konnte nicht geladen werden",
    crashDescription: "Bitte versuchen Sie es erneut. Ihre gespeicherten Daten sind sicher.",
  },
  /** Shown in a form whose object was changed elsewhere while the form was open. */
  conflict: {
    form: "Diese Angaben wurden inzwischen in einem anderen Fenster oder auf einem anderen Gerät geändert. Speichern überschreibt diese Änderung.",
    field: (value: string) => (value ? `Inzwischen geändert in „${value}“.` : "Inzwischen geändert."),
  },
  /** Shown after a redirect from a page of the other role, by the account's own role. */
  elsewhere: {
    freelancer: {
      title: "Dieser Bereich gehört zu Unternehmenskonten",
      description: "Sie sind mit einem Freelancer-Konto angemeldet und sehen deshalb Ihr eigenes Dashboard.",
    },
    business: {
      title: "Diese Seite gehört zu Freelancer-Konten",
      description: "Sie sind mit einem Unternehmenskonto angemeldet und sehen deshalb Ihren Unternehmensbereich.",
    },
  },
  accountDeleted: {
    title: "Ihr Konto ist gelöscht",
    description:
      "Sie sind überall abgemeldet. Sobald alles entfernt ist, bestätigen wir es Ihnen per E-Mail. Danke, dass Sie dabei waren.",
    elsewhere:
      "Sie sind überall abgemeldet. Sobald alles entfernt ist, bestätigen wir es Ihnen per E-Mail. Hat unser Team das Konto gelöscht, steht dort auch der Grund.",
    home: "Zur Startseite",
  },
  notFound: {
    documentTitle: "Seite nicht gefunden",
    title: "Seite nicht gefunden",
    description: "Diese Adresse gibt es nicht oder nicht mehr.",
    home: "Zur Startseite",
  },
  countedNews: (count: number) => `${count} neu`,
};
