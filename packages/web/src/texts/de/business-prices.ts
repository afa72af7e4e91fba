import { businessSupportCents, wholeAmountText } from "@linkedpotential/contract/billing/price";

const price = wholeAmountText("de", businessSupportCents);

export default {
  documentTitle: "Preise für Unternehmen",
  metaDescription: `Begleitung für Unternehmen auf LinkedIn ab ${price} pro Monat: was enthalten ist, für wen sie passt und wie Sie zu Ihrem Registrierungscode kommen.`,
  hero: {
    kicker: "Preise für Unternehmen",
    title: "Was unsere Begleitung kostet",
    lead: `Die Begleitung beginnt bei ${price} pro Monat, zuzüglich Umsatzsteuer. Was sie in Ihrem Fall kostet, hängt davon ab, wie viele Personen bei Ihnen verkaufen und wie eng wir zusammenarbeiten.`,
    terms: "Umfang, Laufzeit und Endpreis stehen im Vorschlag, den Sie nach dem Strategiegespräch erhalten.",
    toCode: "Zum Registrierungscode",
  },
  included: {
    title: "Enthalten",
    points: [
      "Persönliche Beratung zu Ihren laufenden Fällen",
      "Vertriebsstrategie mit Zielgruppen und Botschaften",
      "Update-Sessions, in denen wir Ihre Zahlen durchgehen",
      "Zugang zur Plattform für ein Team von bis zu 10 Mitgliedern",
      "Suche nach Freelancern, mit denen Sie ein Projekt besetzen können",
    ],
  },
  fit: {
    title: "Für wen die Begleitung passt",
    lead: "Nach dem Strategiegespräch sagen wir Ihnen, ob wir der richtige Partner sind. Diese Punkte geben vorab einen Anhalt.",
    yes: {
      title: "Passt, wenn Sie …",
      points: [
        "erklärungsbedürftige Leistungen an andere Unternehmen verkaufen,",
        "mindestens eine Person haben, die regelmäßig Zeit für Gespräche auf LinkedIn hat,",
        "Zahlen festhalten und aus ihnen etwas ändern möchten.",
      ],
    },
    no: {
      title: "Passt nicht, wenn Sie …",
      points: [
        "Nachrichten automatisch in großer Zahl versenden möchten,",
        "den Vertrieb vollständig abgeben möchten,",
        "innerhalb weniger Tage Aufträge brauchen.",
      ],
    },
  },
  code: {
    title: "So bekommen Sie Ihren Registrierungscode",
    lead: "Ein Unternehmenskonto legen Sie mit einem Code an. Sie bekommen ihn von uns persönlich, nach einem Gespräch.",
    call: {
      title: "Gespräch vereinbaren",
      book: "Suchen Sie sich unten einen Termin aus.",
      request:
        "Schreiben Sie uns, wen Sie erreichen möchten und wann es Ihnen passt. Danach schlagen wir Ihnen Termine vor.",
    },
    steps: [
      {
        title: "Vorschlag prüfen",
        text: "Nach dem Gespräch erhalten Sie Umfang und Preis. Bis zu Ihrer Zusage entstehen keine Kosten.",
      },
      {
        title: "Code einlösen",
        text: "Mit der Zusage erhalten Sie den Code. Sie geben ihn bei der Registrierung ein und bestätigen Ihre E-Mail-Adresse.",
      },
    ],
    colleagues:
      "Für weitere Personen brauchen Sie keinen Code. Sie laden sie nach der Anmeldung per E-Mail in Ihr Team ein.",
  },
  questions: {
    title: "Häufige Fragen",
    list: [
      {
        question: "Verpflichtet uns das Strategiegespräch zu etwas?",
        answer: "Nein. Sie entscheiden danach, ob Sie einen Vorschlag möchten.",
      },
      {
        question: "Kommt die Umsatzsteuer hinzu?",
        answer:
          "Ja, die Preise für Unternehmen sind Nettopreise. Der Vorschlag weist den Betrag ohne und mit Umsatzsteuer aus.",
      },
      {
        question: "Wie lange binden wir uns?",
        answer: "Laufzeit und Kündigung vereinbaren wir vor dem Beginn. Beides steht im Vorschlag.",
      },
      {
        question: "Brauchen wir für jedes Teammitglied ein eigenes Konto?",
        answer:
          "Ja, jede Person meldet sich mit ihrer eigenen Adresse an. Zahlen und Erkenntnisse liegen im gemeinsamen Unternehmen.",
      },
      {
        question: "Wir haben unseren Code verloren. Was nun?",
        answer:
          "Schreiben Sie uns mit der Adresse, an die der Vorschlag ging. Die Kontaktdaten finden Sie im Impressum.",
      },
      {
        question: "Verschickt die Plattform Nachrichten auf LinkedIn?",
        answer: "Nein. Ihr Team schreibt selbst, und die Plattform hält fest, was daraus wird.",
      },
    ],
  },
};
