import { businessSupportCents, wholeAmountText } from "@linkedpotential/contract/billing/price";

const supportPrice = wholeAmountText("de", businessSupportCents);

export default {
  documentTitle: "LinkedIn-Vertrieb für Unternehmen",
  metaDescription: `Individuelle Beratung, Vertriebsstrategie und Plattformzugang für Ihr Team: Kundengewinnung auf LinkedIn, ab ${supportPrice} pro Monat.`,
  bar: {
    label: "Hauptleiste",
    home: "LinkedPotential für Unternehmen, Startseite",
    back: "Zurück zur Auswahl",
    signIn: "Anmelden",
    start: "Registrieren",
    dashboard: "Zum Dashboard",
    other: "Für Freelancer",
  },
  hero: {
    kicker: "Für Unternehmen, die auf LinkedIn verkaufen",
    title: "Neue Kunden dürfen kein Zufall bleiben.",
    lead: "Ihr Team führt auf LinkedIn Gespräche, aber niemand weiß, welche davon zu Aufträgen werden? Wir entwickeln mit Ihnen einen Plan für den Vertrieb, begleiten Ihr Team bei der Umsetzung und geben ihm den Platz, an dem der Fortschritt sichtbar wird.",
    book: "Strategiegespräch buchen",
    more: "Was enthalten ist",
    prices: "Preise",
    facts: [`ab ${supportPrice} pro Monat`, "Persönliche Beratung", "Zugang für Ihr Team"],
  },
  look: {
    title: "Morgens wissen alle, wo Sie stehen",
    lead: "Jede Person trägt abends ihre Zahlen ein, 2 Minuten genügen. Am nächsten Tag sehen Sie, wie weit der Monat ist.",
    points: [
      "Monatsziele und was bei gleichem Tempo herauskommt",
      "Ergebnisse nach Zielgruppe und nach Mitglied",
      "Der nächste Termin mit uns, an einem Ort mit den Unterlagen",
    ],
  },
  picture: {
    label:
      "Beispielansicht der Übersicht eines Unternehmens: vier Zahlen des Monats mit Ziel und Aussicht, darunter die Ergebnisse nach Mitglied und der nächste Termin.",
    title: "Ihre Zahlen im März",
    scopes: ["Alle", "Lena", "Malte"],
    figures: [
      { name: "Leads kontaktiert", count: "288", target: "von 400", share: 72, forecast: "Bei gleichem Tempo 411" },
      { name: "Interesse gezeigt", count: "61", target: "von 80", share: 76, forecast: "Bei gleichem Tempo 87" },
      {
        name: "Termine vereinbart",
        count: "20",
        target: "von 20",
        share: 100,
        isReached: true,
        forecast: "Ziel erreicht",
      },
      { name: "Projekte gewonnen", count: "3", target: "von 6", share: 50, forecast: "Bei gleichem Tempo 4" },
    ] satisfies PictureFigure[] as PictureFigure[],
    columns: ["Mitglied", "Kontaktiert", "Interesse", "Gewonnen"],
    members: [
      { initials: "MP", name: "Malte Petersen", cells: ["168", "17,3\u00a0%", "1"] },
      { initials: "LV", name: "Lena Vogt", cells: ["120", "26,7\u00a0%", "2"] },
    ],
    session: { label: "Nächster Termin", title: "Update-Session", text: "Dienstag, 10:00 Uhr, mit Link zum Gespräch" },
  },
  offers: {
    title: "Drei Bausteine für mehr gute Gespräche mit den richtigen Menschen",
    lead: "Beratung ohne Umsetzung verpufft, Werkzeuge ohne Plan bleiben liegen. Deshalb gehört beides zusammen.",
    consulting: {
      title: "Individuelle Beratung",
      text: "Wir sehen uns an, wie Sie heute verkaufen, und arbeiten an der Stelle, die Sie am meisten bremst. An Ihren eigenen Fällen statt nach Lehrbuch.",
      points: [
        "Gespräche über Ihre laufenden Fälle",
        "Rückmeldung zu Profilen und Nachrichten",
        "Regelmäßige Update-Sessions",
      ],
    },
    strategy: {
      title: "Vertriebsstrategie",
      text: "Wen sprechen Sie an, womit, und was ist der nächste Schritt? Am Ende steht ein Plan, den Ihr Team an jedem Arbeitstag umsetzen kann.",
      points: [
        "Zielgruppen und Botschaften",
        "Der Weg vom Kontakt zum Termin",
        "Zahlen, an denen Sie Fortschritt erkennen",
      ],
    },
    platform: {
      title: "Plattformzugang für Ihr Team",
      text: "Bis zu 10 Personen halten Zahlen und Erkenntnisse gemeinsam fest, jeder Eintrag trägt einen Namen. So sehen Sie, was wirkt, und hören auf mit dem, was nichts bringt.",
      points: [
        "Vertriebszahlen für jeden Arbeitstag",
        "Kampagnen im Vergleich nach Zielgruppe",
        "Erkenntnisse aus jeder Update-Session",
      ],
    },
  },
  freelancers: {
    title: "Freelancer finden",
    text: "Fehlt Ihnen für einen Auftrag die passende Person? Im selben Zugang sucht Ihr Team nach Freelancern, fragt sie direkt an oder schreibt den Auftrag aus.",
    points: [
      "Suche nach Tätigkeitsbereich, Skill und Verfügbarkeit",
      "Anfragen ohne Vermittler",
      "Aufträge ausschreiben",
    ],
  },
  support: {
    title: "Wer Sie begleitet",
    lead: "Menschen, die mit Ihnen an Ihren eigenen Fällen arbeiten. Kein Programm schreibt in Ihrem Namen, jedes Gespräch führt Ihr Team selbst.",
    operator: "Wer LinkedPotential betreibt und wie Sie uns erreichen, steht im",
    imprint: "Impressum",
    person: {
      title: "Ihre Ansprechperson",
      text: "Im Strategiegespräch lernen Sie kennen, wer mit Ihnen arbeitet. Name und Kontaktdaten stehen danach in Ihrem Bereich, für alle im Team.",
    },
    sessions: {
      title: "Update-Sessions",
      text: "Wir gehen Ihre Zahlen durch, halten fest, was gewirkt hat, und legen fest, was Sie bis zur nächsten Session ausprobieren. Den Rhythmus vereinbaren wir vor dem Beginn.",
    },
    questions: {
      title: "Fragen zwischendurch",
      text: "Sie schreiben uns aus Ihrem Bereich zu Zahlen, Team oder Vertrag und fragen dort auch ein weiteres Gespräch an. Wir antworten per E-Mail.",
    },
    documents: {
      title: "Termin und Unterlagen",
      text: "Der nächste Termin mit seinem Link, Ihr Vertriebsplan und die Protokolle stehen in Ihrer Übersicht. Alle im Team sehen denselben Stand.",
    },
  },
  steps: {
    title: "So beginnen wir",
    lead: "Sie entscheiden nach dem ersten Gespräch, nicht davor.",
    list: [
      {
        title: "Strategiegespräch",
        text: "Wir klären, wen Sie erreichen wollen und was Sie schon versucht haben. Passt unsere Unterstützung nicht dazu, sagen wir es Ihnen.",
      },
      {
        title: "Plan und Zugang",
        text: "Sie erhalten einen Vorschlag mit Umfang und Preis. Nach Ihrer Zusage bekommen Sie den Registrierungscode für Ihr Konto.",
      },
      {
        title: "Umsetzung",
        text: "Ihr Team arbeitet nach dem Plan und hält seine Zahlen fest. In den Update-Sessions entscheiden wir gemeinsam, was als Nächstes kommt.",
      },
    ],
  },
  call: {
    title: "Fangen wir mit einem Gespräch an",
    text: "Bringen Sie mit, was Sie über Ihre Kunden wissen. Sie gehen mit einer Einschätzung, wo auf LinkedIn Ihre nächsten Gespräche liegen.",
    plan: "Begleitung für Unternehmen",
    price: `ab ${supportPrice} pro Monat`,
    priceHint: "Zuzüglich Umsatzsteuer. Der genaue Preis hängt vom Umfang ab. Sie kennen ihn, bevor Sie zusagen.",
    book: "Termin aussuchen",
    bookHint: "Der Kalender öffnet sich in einem neuen Tab bei einem anderen Anbieter.",
    request: "Strategiegespräch anfragen",
    noneHint: "Schreiben Sie uns, dann finden wir gemeinsam einen Termin.",
    contact: "Zu unseren Kontaktdaten",
  },
  access: {
    title: "Ihr Zugang",
    lead: "Sie haben schon ein Unternehmenskonto oder einen Registrierungscode?",
    tabs: "Anmelden oder registrieren",
    signIn: "Anmelden",
    register: "Registrieren",
    code: "Registrierungscode",
    codeHint: "Sie erhalten ihn von uns nach dem Strategiegespräch.",
    noCode: "Noch keinen Code? So bekommen Sie ihn",
    sentTitle: "Bitte prüfen Sie Ihr Postfach",
    signedIn: (name: string) => `Angemeldet als ${name}`,
    signedInText: "Ihre Zahlen, Kampagnen und Erkenntnisse warten auf Sie.",
    otherAccount:
      "Sie sind mit einem Freelancer-Konto angemeldet. Der Unternehmensbereich braucht ein eigenes Konto mit einer anderen E-Mail-Adresse.",
    toDashboard: "Zum Dashboard",
    signOut: "Abmelden und wechseln",
    freelancer: {
      question: "Sie arbeiten als Freelancer?",
      login: "Zur Anmeldung für Freelancer",
      register: "Zur Registrierung für Freelancer",
    },
  },
  errors: {
    signIn: "Anmeldung fehlgeschlagen",
    unreachable: "Wir können den Server gerade nicht erreichen. Bitte versuchen Sie es später erneut.",
    emailTaken: "Diese E-Mail-Adresse ist bereits registriert. Bitte melden Sie sich an.",
    codeField: "Bitte prüfen Sie den Code auf Tippfehler.",
  },
};

interface PictureFigure {
  name: string;
  count: string;
  /** Target of the month, as it stands after the count. */
  target: string;
  /** Width of the bar in percent. */
  share: number;
  isReached?: boolean;
  forecast: string;
}
