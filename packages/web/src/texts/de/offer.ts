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
  },
};
