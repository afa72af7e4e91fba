export default {
  page: {
    back: "Alle Themen",
    minutes: (minutes: number) => `${minutes} Min. Lesezeit`,
    tools: {
      checklist: "Checkliste",
      calculator: "Rechner",
      samples: "Text zum Kopieren",
      cards: "Übungskarten",
      signals: "Ampel",
    },
    legalNote: "Dieses Thema gibt einen Überblick über die Lage in Deutschland und ersetzt keine Rechtsberatung.",
    samples: "Zum Kopieren",
  },
  cards: {
    title: "12 Einwände",
    known: "Sitzt",
    knownOf: (objection: string) => `„${objection}“ sitzt`,
    behind: "Dahinter",
    answer: "Antwort",
    avoid: "Lieber nicht",
  },
  pieces: {
    "day-rate": {
      title: "Den eigenen Tagessatz berechnen",
      description: "Was im Jahr hereinkommen muss, an wie vielen Tagen Sie es verdienen und welcher Satz daraus folgt.",
    },
    objections: {
      title: "12 Einwände und was Sie antworten",
      description: "Was hinter dem Satz steckt, eine Antwort, die Sie laut sagen können, und was Sie besser lassen.",
    },
    negotiation: {
      title: "Mit Einkauf und Agenturen verhandeln",
      description: "Wie beide rechnen, was sich tauschen lässt und ab welcher Summe Sie aufstehen.",
    },
    contract: {
      title: "Der Vertrag in 12 Punkten",
      description: "Was vor der Unterschrift geregelt sein sollte und wie Sie um Änderungen bitten.",
    },
    status: {
      title: "Die Ampel gegen Scheinselbstständigkeit",
      description: "Welche Sätze in Anzeigen und Verträgen unbedenklich sind, wonach Sie fragen und wann Sie absagen.",
    },
    profile: {
      title: "Der Profil-Check in 12 Punkten",
      description: "20 Minuten mit Ihrem LinkedIn-Profil, aus der Sicht von Leuten, die Sie nicht kennen.",
    },
    reference: {
      title: "Referenz und Fallstudie",
      description: "Wann Sie danach fragen, wie Sie es dem Kunden leicht machen und was auf die eine Seite gehört.",
    },
    utilization: {
      title: "Die eigene Auslastung planen",
      description:
        "Wie voll ein Monat sein darf, wann die Akquise wieder beginnt und was bei zu viel oder zu wenig hilft.",
    },
    kickoff: {
      title: "Die ersten 14 Tage nach dem Ja",
      description: "Was Sie vor dem ersten Arbeitstag klären, womit Sie anfangen und wie ein Wochenstand aussieht.",
    },
    payment: {
      title: "Zahlungsziele und Mahnungen",
      description:
        "Wie Rechnungen pünktlich bezahlt werden, ab wann Verzug eintritt und wie eine gute Erinnerung klingt.",
    },
  },
};
