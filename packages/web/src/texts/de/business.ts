export default {
  home: "LinkedPotential, zur Übersicht",
  area: "Business",
  tabList: "Bereiche",
  tabs: { overview: "Übersicht", guides: "Guides", kpis: "KPIs", crm: "CRM" },
  greeting: (name: string) => `Guten Tag, ${name}`,
  firstDay: "Ersten Arbeitstag eintragen",
  sample: "Beispiel",
  sampleNotice:
    "Noch gibt es keine eigenen Zahlen. Was als Beispiel gekennzeichnet ist, zeigt, wie Ihre Übersicht aussieht, sobald Ihr Team Arbeitstage einträgt.",
  figures: {
    title: (month: string) => `Ihre Zahlen im ${month}`,
    sampleTitle: "Zahlen eines Monats",
    steps: {
      contacted: "Leads kontaktiert",
      interested: "Interesse gezeigt",
      appointments: "Termine vereinbart",
      won: "Projekte gewonnen",
    },
    share: (share: string) => `${share} der Kontaktierten`,
  },
  tasks: {
    title: "Aufgaben",
    progress: (done: number, all: number) => `${done} von ${all} erledigt`,
    done: "Erledigt",
    open: "Offen",
    toProfile: "Profil öffnen",
    toKpis: "Zu den KPIs",
    profile: {
      title: "Profil vervollständigen",
      text: "Mit LinkedIn-Adresse und Beschreibung können wir uns auf das Gespräch mit Ihnen vorbereiten.",
    },
    day: {
      title: "Den letzten Arbeitstag eintragen",
      text: "Zwei Minuten am Abend genügen, solange die Zahlen noch im Kopf sind.",
    },
    group: {
      title: "Zu jedem Arbeitstag eine Zielgruppe nennen",
      text: "Erst damit lassen sich Ihre Kampagnen vergleichen.",
    },
    learning: {
      title: "Erkenntnis der letzten Update-Session festhalten",
      text: "Eine genügt. Sie steht dann unter den Erkenntnissen, bis Sie sie löschen.",
    },
  },
  learnings: {
    title: "Erkenntnisse aus Update-Sessions",
    lead: "Nur auf diesem Gerät gespeichert, auch was Sie gerade schreiben.",
    notStored:
      "Der Speicher dieses Browsers ist voll oder gesperrt. Solange diese Seite offen ist, geht nichts verloren.",
    topics: {
      worked: {
        title: "Funktioniert",
        question: "Was hat funktioniert?",
        example: "Zum Beispiel: Wer zuerst eine Frage stellt, bekommt häufiger eine Antwort.",
      },
      blocked: {
        title: "Gebremst",
        question: "Was hat uns gebremst?",
        example: "Zum Beispiel: Nach dem ersten Gespräch fehlt ein vereinbarter nächster Schritt.",
      },
      next: {
        title: "Als Nächstes",
        question: "Was probieren wir bis zur nächsten Session aus?",
        example: "Zum Beispiel: Zwei Wochen lang nur Betriebe im Umkreis ansprechen.",
      },
    },
    counted: (title: string, count: number) => `${title} (${count})`,
    add: "Festhalten",
    missing: "Bitte schreiben Sie auf, was Sie festhalten möchten.",
    empty: "Noch nichts festgehalten.",
    delete: (text: string) => `Löschen: ${text}`,
    deleted: "Erkenntnis gelöscht",
  },
  campaigns: {
    title: "Kampagnen",
    lead: "Alle Arbeitstage aus den KPIs, nach Zielgruppe zusammengefasst.",
    sampleLead: "So vergleichen Sie Ihre Zielgruppen, sobald in den KPIs Arbeitstage stehen.",
    sampleNames: ["Maschinenbau, Einkauf", "Softwarehäuser, Geschäftsführung", "Logistik, Betriebsleitung"],
    name: "Zielgruppe",
    columns: ["Arbeitstage", "Kontaktiert", "Interesse", "Termine", "Gewonnen"],
    unnamed: "Ohne Zielgruppe",
  },
  soon: {
    badge: "Demnächst verfügbar",
    book: "Strategiegespräch buchen",
    guides: {
      title: "Guides für Ihr Team",
      lead: "Hier entstehen Leitfäden, mit denen neue Kollegen vom ersten Tag an so verkaufen, wie Sie es möchten.",
      points: [
        "Der Weg vom ersten Kontakt bis zum Termin, Schritt für Schritt",
        "Formulierungen, die Ihr Team anpassen kann",
        "Vorbereitung und Nachbereitung von Kundengesprächen",
      ],
    },
    crm: {
      title: "CRM für Ihr Team",
      lead: "Hier entsteht der gemeinsame Blick auf alle Kontakte: Wer spricht mit wem, und was ist der nächste Schritt?",
      points: [
        "Gemeinsame Liste aller Kontakte",
        "Zuständigkeiten und fällige Follow-ups",
        "Pipeline mit Auftragswerten",
      ],
    },
    meanwhile: {
      guides:
        "Bis dahin besprechen wir Ihre Leitfäden in den Update-Sessions. Was Sie mitnehmen, halten Sie in der Übersicht fest.",
      crm: "Bis dahin zählen die KPIs, was aus Ihren Kontakten wird. Die Zielgruppe je Arbeitstag zeigt, welche Kampagne trägt.",
    },
  },
};
