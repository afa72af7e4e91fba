import { premiumCents, wholeAmountText } from "@linkedpotential/contract/billing/price";

const roundPrice = wholeAmountText("de", premiumCents);

export default {
  documentTitle: "Kunden gewinnen auf LinkedIn",
  metaDescription:
    "CRM, Vorlagen, Leitfäden und Community für Freelancer, die ihre Kunden auf LinkedIn gewinnen. Kostenlos starten.",
  bar: {
    label: "Hauptleiste",
    home: "LinkedPotential, Startseite",
    back: "Zurück zur Auswahl",
    signIn: "Anmelden",
    start: "Kostenlos starten",
    dashboard: "Zum Dashboard",
    other: "Für Unternehmen",
  },
  hero: {
    kicker: "Für Freelancer, die auf LinkedIn Kunden gewinnen",
    title: "Aus Kontakten werden Aufträge.",
    lead: "Morgens sehen Sie, wem Sie heute schreiben, mit der Notiz vom letzten Mal und einer Vorlage für den ersten Satz. Was erledigt ist, verschwindet von der Liste, und niemand gerät in Vergessenheit.",
    more: "So funktioniert es",
    facts: ["Kostenlos bis 50 Leads", "Ohne Kreditkarte", "Ihre Daten jederzeit als CSV"],
  },
  steps: {
    title: "Drei Gewohnheiten statt guter Vorsätze",
    lead: "Aufträge scheitern selten am ersten Gespräch. Sie scheitern daran, dass das zweite nie stattfindet.",
    list: [
      {
        title: "Festhalten",
        text: "Ein interessanter Kontakt wird in einer halben Minute zum Lead, mit Firma, Status, nächstem Schritt und dem Tag, an dem Sie sich wieder melden.",
      },
      {
        title: "Dranbleiben",
        text: "Jedes Follow-up steht an seinem Tag unter „Heute“, mit der Notiz, die Sie dazu geschrieben haben. Erledigt, verschoben oder beantwortet ist es mit einem Klick.",
      },
      {
        title: "Abschließen",
        text: "Die Pipeline zeigt, wo ein Angebot offen ist, was es wert ist und welcher Kontakt zu lange nichts von Ihnen gehört hat.",
      },
    ],
  },
  video: {
    title: "Die Plattform in 3:42 Minuten",
    length: "3:42",
    lengthLabel: "Länge: 3 Minuten 42 Sekunden",
    soon: "Video in Vorbereitung",
    caption:
      "Der Gründer von LinkedPotential führt durch einen Arbeitstag, vom ersten Kommentar bis zum Erstgespräch. Das Video drehen wir noch. Ansehen können Sie sich bis dahin alles selbst, das Konto kostet nichts.",
  },
  features: {
    title: "Alles, was zwischen Kontakt und Auftrag liegt",
    lead: "Lektionen für den Anfang, Werkzeuge für jeden Tag und Freelancer, die Aufträge weitergeben.",
    trainings: {
      title: "Video-Trainings",
      text: (lessons: string) =>
        `${lessons} Lektionen von der Positionierung bis zum Abschlussgespräch, heute schon zum Lesen, jede mit einer Aufgabe für denselben Tag.`,
      points: ["Ein Profil, das Ihr Angebot erklärt", "Gespräche ohne Verkaufsdruck", "Das eigene Honorar vertreten"],
    },
    tools: {
      title: "Tools",
      text: "Das CRM behält Ihre Kontakte im Blick, die Vorlagen geben Ihnen den ersten Satz. Was ansteht, steht auf Ihrer Aufgabenliste.",
      points: ["CRM mit Follow-ups und Pipeline", "Vorlagen für Nachrichten und Beiträge", "Aufgaben mit Fälligkeiten"],
    },
    community: {
      title: "Community",
      text: "Freelancer empfehlen Freelancer. Finden Sie Partner für größere Projekte und geben Sie weiter, was nicht zu Ihnen passt.",
      points: ["Kollaborationen suchen und anbieten", "Live-Events mit Anmeldung", "Anfragen und Vernetzungen"],
    },
  },
  guides: {
    title: "Guides, aus denen man schreiben kann",
    lead: "Jeder Weg führt in 6 Schritten vom ersten Kontakt zum Angebot, mit Texten zum Übernehmen und mit dem, was das Gesetz dazu sagt.",
    proofs: (ways: number, texts: string) => [
      `${ways} Wege: Ausschreibungen, Stellenanzeigen, neue Kontakte, frühere Kunden`,
      `Über ${texts} Textvorlagen, die meisten mit Sie und mit Du`,
      "Kein Massenversand und kein Programm, das in Ihrem LinkedIn-Konto schreibt. Sie senden jede Nachricht selbst.",
      "50 Leads bleiben auf Dauer kostenlos und lassen sich jederzeit exportieren.",
    ],
    excerpt: "Aus dem Guide „Frühere Kunden & Empfehlungen“, Schritt 1",
    example: "Beispiel",
  },
  prices: {
    title: "Kostenlos, solange 50 Leads reichen",
    lead: "Der kostenlose Tarif läuft nicht ab. Premium kommt dazu, wenn Sie mehr Leads betreuen oder Projekte gemeinsam gewinnen möchten.",
  },
  closing: {
    title: "Der nächste Auftrag wartet schon in Ihren Kontakten.",
    text: "Legen Sie Ihr Konto an und tragen Sie die drei Kontakte ein, bei denen Sie sich schon längst melden wollten.",
    start: "Kostenlos registrieren",
    hint: "Bis 50 Leads dauerhaft kostenlos.",
    premium: `Premium mit unbegrenzten Leads und Community: ${roundPrice} im Monat inklusive Umsatzsteuer, jederzeit kündbar.`,
  },
  footer: {
    text: "LinkedPotential ist ein unabhängiges Angebot und steht in keiner Verbindung zur LinkedIn Corporation.",
    cancel: "Verträge hier kündigen",
    withdraw: "Vertrag widerrufen",
    offers: "Angebote",
    freelancers: "Für Freelancer",
    businesses: "Für Unternehmen",
    businessPrices: "Preise für Unternehmen",
  },
  mock: {
    label:
      "Beispielansicht des CRM: vier Leads mit Status und nächstem Follow-up, davor das heute fällige Follow-up mit Notiz und Vorlage.",
    title: "Leads",
    search: "Leads durchsuchen",
    add: "Neuer Lead",
    open: "Offene Follow-ups",
    openValue: "3",
    pipeline: "Pipeline, gewichtet",
    pipelineValue: "24.850\u00a0€",
    columns: { lead: "Lead", status: "Status", next: "Follow-up" },
    rows: [
      {
        name: "Jürgen Großmann",
        company: "Großmann Maschinenbau GmbH",
        status: "Angebot",
        tone: "accent",
        next: "Heute",
        due: "none",
      },
      {
        name: "Dr. Aylin Öztürk",
        company: "Klinikverbund Süd",
        status: "Qualifiziert",
        tone: "info",
        next: "Morgen",
        due: "none",
      },
      {
        name: "Sören Weiß",
        company: "Weiß & Töchter Logistik",
        status: "Kontaktiert",
        tone: "neutral",
        next: "Überfällig",
        due: "warn",
      },
      {
        name: "Mareike Schäfer",
        company: "Stadtwerke Lüneburg",
        status: "Gewonnen",
        tone: "good",
        next: "Erledigt",
        due: "none",
      },
    ] satisfies MockRow[] as MockRow[],
    reminder: "Heute fällig",
    reminderTitle: "Follow-up: Jürgen Großmann",
    reminderText: "Angebot Ersatzteilportal, Rückfrage zum Start im Januar",
    template: "Vorlage",
    done: "Erledigt",
  },
  pre: {
    documentTitle: "Willkommen",
    title: "Wollen Sie mit LinkedIn Ihr Potenzial ausschöpfen?",
    lead: "Sagen Sie uns, wie Sie arbeiten. Wir zeigen Ihnen den passenden Weg.",
    choices: "Ich bin",
    freelancer: {
      title: "Freelancer",
      text: "Ich gewinne meine Kunden selbst und möchte aus Kontakten verlässlich Aufträge machen.",
    },
    entrepreneur: {
      title: "Unternehmer",
      text: "Ich möchte mit meinem Team verkaufen, mit persönlicher Beratung, einer Vertriebsstrategie und einem Zugang für jede Person im Team.",
    },
    opening: "Wird geöffnet …",
  },
};

interface MockRow {
  name: string;
  company: string;
  status: string;
  tone: "neutral" | "info" | "accent" | "good";
  next: string;
  due: "none" | "warn";
}
