/** Details of a live event that its templates contain. */
interface EventDetails {
  title: string;
  day: string;
  time: string;
  /** Address of the event in the section of live events. */
  link: string;
}

export default {
  subject: "Betreff",
  text: "Nachricht",
  textHint: "Die Anrede mit Namen steht schon in der E-Mail.",
  useTemplate: "Vorlage einsetzen",
  templateUsed: (label: string) => `Vorlage „${label}“ eingesetzt`,
  /** Step before a message to several accounts is sent. */
  review: {
    open: "Vorschau",
    label: "Vorschau der E-Mail",
    back: "Zurück",
    recipients: (count: number) =>
      count === 1 ? "Die Nachricht geht an 1 Konto." : `Die Nachricht geht an ${count} Konten.`,
    unreachable: (count: number) =>
      count === 1
        ? "1 davon ist nicht erreichbar, weil die Adresse nicht bestätigt ist oder E-Mails nicht ankommen."
        : `${count} davon sind nicht erreichbar, weil die Adresse nicht bestätigt ist oder E-Mails nicht ankommen.`,
    firstReads: (name: string) => `So liest sie ${name}:`,
    greeting: (name: string) => `Guten Tag ${name},`,
    about: "Diese Nachricht schickt Ihnen unser Team zu Ihrem Konto.",
    languageHint: "Anrede und letzter Satz stehen in der Sprache, die das Konto eingestellt hat.",
    test: "Test an mich senden",
    tested: "Test gesendet",
    testedHint: (email: string) => `Die Nachricht geht an ${email} und steht im Protokoll Ihres Kontos.`,
    testFailed: "Der Test konnte nicht gesendet werden",
  },
  event: {
    moved: {
      label: "Termin verschoben",
      subject: ({ title }: EventDetails) => `Neuer Termin: ${title}`,
      text: ({ title, day, time, link }: EventDetails) =>
        `das Live-Event „${title}“ findet nicht wie geplant am [bisheriger Zeitpunkt] statt. Der neue Termin ist: ${day}, ${time}.

Ihre Anmeldung gilt auch für den neuen Termin. Alles zum Termin finden Sie hier:
${link}

Wenn Sie nicht dabei sein können, sagen Sie bitte dort ab. Dann rückt jemand nach.`,
    },
    materials: {
      label: "Unterlagen",
      subject: ({ title }: EventDetails) => `Unterlagen: ${title}`,
      text: ({ title, day, time, link }: EventDetails) =>
        `die Unterlagen zum Live-Event „${title}“ finden Sie hier:
[Link zu den Unterlagen]

Termin: ${day}, ${time}
${link}`,
    },
    thanks: {
      label: "Danke nach dem Termin",
      subject: ({ title }: EventDetails) => `Danke für Ihre Teilnahme: ${title}`,
      text: ({ title, day, link }: EventDetails) =>
        `vielen Dank, dass Sie beim Live-Event „${title}“ dabei waren (${day}).

Das Event und die nächsten Termine finden Sie hier:
${link}`,
    },
  },
  account: {
    invoice: {
      label: "Nachfrage zur Rechnung",
      subject: "Rückfrage zu Ihrer Rechnung",
      text: `zu Ihrer Rechnung [Nummer der Rechnung] haben wir eine Rückfrage:

[Rückfrage]

Bitte geben Sie uns bis zum [Datum] Bescheid.`,
    },
    post: {
      label: "Hinweis zu einem Beitrag",
      subject: "Hinweis zu Ihrem Beitrag",
      text: `in Ihrem Beitrag „[Titel des Beitrags]“ ist uns etwas aufgefallen:

[Hinweis]

Bitte passen Sie den Beitrag an. Bis dahin bleibt er sichtbar.`,
    },
    answer: {
      label: "Antwort auf Ihre Anfrage",
      subject: "Antwort auf Ihre Anfrage",
      text: `vielen Dank für Ihre Anfrage vom [Datum].

[Antwort]

Wenn noch etwas offen ist, schreiben Sie uns gern wieder.`,
    },
  },
};
