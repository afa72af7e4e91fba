import { amountText, premiumCents } from "@linkedpotential/contract/billing/price";
import { dateText } from "@linkedpotential/contract/date-texts";
import { processingAgreementVersion } from "@linkedpotential/contract/legal/processing-agreement";
import type { TermsTexts } from "../legal-content.ts";

const price = amountText("de", premiumCents);

const texts: TermsTexts = {
  terms: {
    title: "Allgemeine Geschäftsbedingungen",
    metaDescription:
      "Die Bedingungen für den kostenlosen Tarif und für Premium: Leistung, Preis, Kündigung, Community.",
    sections: [
      {
        title: "1. Worum es geht",
        paragraphs: [
          "Diese Bedingungen gelten für die Nutzung von LinkedPotential im kostenlosen Tarif und mit Premium. Ihr Vertragspartner ist:",
        ],
        operator: "contact",
      },
      {
        title: "2. Konto",
        paragraphs: [
          "Der Nutzungsvertrag kommt zustande, wenn Sie sich registrieren und Ihre E-Mail-Adresse bestätigen. Sie müssen voll geschäftsfähig sein, richtige Angaben machen und Ihr Passwort für sich behalten. Ein Konto gehört einer Person.",
          "Konten für Unternehmen brauchen einen Registrierungscode. Beratung und Zugang für Teams vereinbaren wir gesondert; was dort vereinbart ist, geht diesen Bedingungen vor.",
        ],
      },
      {
        title: "3. Kostenloser Tarif und Premium",
        paragraphs: [
          "Der kostenlose Tarif umfasst bis zu 50 Leads, Aufgaben und Follow-ups, Trainings, Guides, Vorlagen, Live-Events und den KPI-Tracker. Er kostet nichts und verlangt keine Zahlungsdaten.",
          "Premium umfasst zusätzlich Leads ohne Grenze, den Zugang zur Community und bevorzugten Support. Bevorzugt heißt: Nachrichten aus Konten mit Premium beantworten wir vor den übrigen. Einen bestimmten geschäftlichen Erfolg schulden wir nicht.",
          "E-Mails an den Support beantworten wir innerhalb von 24 Stunden. Was an einem Wochenende oder Feiertag ankommt, beantworten wir am nächsten Arbeitstag.",
          "Wir halten LinkedPotential verfügbar und sicher, so gut es dem Stand der Technik entspricht. Wartung und Störungen können die Nutzung vorübergehend einschränken. Gesetzliche Rechte bei Mängeln bleiben unberührt.",
        ],
      },
      {
        title: "4. Preis und Bestellung von Premium",
        paragraphs: [
          `Premium kostet ${price} im Monat einschließlich der Umsatzsteuer, soweit sie anfällt, zahlbar per Karte für jeden Monat im Voraus. Der Vertrag kommt zustande, wenn Sie „Zahlungspflichtig bestellen“ drücken und die erste Zahlung gelingt. Wir bestätigen ihn per E-Mail; Rechnungen stehen in „Mein Abo & Zahlungen“.`,
          "Kann eine spätere Zahlung nicht abgebucht werden, bleibt Premium sieben Tage freigeschaltet, während wir es erneut versuchen. Danach geht Ihr Konto in den kostenlosen Tarif über.",
        ],
      },
      {
        title: "5. Laufzeit und Kündigung",
        paragraphs: [
          "Premium läuft einen Monat und verlängert sich jeweils um einen weiteren. Sie können jederzeit zum Ende des bezahlten Monats kündigen: in „Mein Abo & Zahlungen“, auf der Seite „Verträge hier kündigen“ ohne Anmeldung oder mit einer Nachricht an uns. Danach gilt der kostenlose Tarif; Ihre Daten bleiben erhalten.",
          "Den kostenlosen Tarif beenden Sie jederzeit, indem Sie Ihr Konto in den Einstellungen löschen. Wir können ihn mit einer Frist von einem Monat kündigen, Premium mit derselben Frist zum Ende eines bezahlten Monats. Das Recht zur Kündigung aus wichtigem Grund bleibt beiden Seiten.",
        ],
        link: { to: "cancelContract", text: "Verträge hier kündigen" },
      },
      {
        title: "6. Widerruf",
        paragraphs: [
          "Premium können Sie innerhalb von 14 Tagen nach Vertragsschluss ohne Angabe von Gründen widerrufen. Dieses Recht geben wir allen, auch wenn sie als Unternehmer bestellen.",
        ],
        link: { to: "withdrawalNotice", text: "Widerrufsbelehrung" },
      },
      {
        title: "7. Regeln der Community",
        paragraphs: ["Für Beiträge, Profile und Nachrichten sind Sie selbst verantwortlich. Nicht erlaubt sind:"],
        list: [
          "rechtswidrige Inhalte, Beleidigungen, Drohungen, Hetze und Diskriminierung,",
          "Betrug, falsche Angaben zur Person und irreführende Angebote,",
          "Werbung ohne Bezug zur Zusammenarbeit, Massennachrichten und Kettenbriefe,",
          "Inhalte, an denen Sie keine Rechte haben, und personenbezogene Daten anderer ohne deren Erlaubnis,",
          "Schadprogramme, Umgehen technischer Grenzen und automatisiertes Auslesen.",
        ],
      },
      {
        title: "8. Meldungen und Entscheidungen",
        paragraphs: [
          "Jeder Beitrag und jedes Profil lässt sich melden. Menschen prüfen die Meldung anhand des Gesetzes und dieser Regeln; kein Programm entscheidet. Verstößt der Inhalt dagegen, blenden wir ihn aus. Meldende und Betroffene erfahren die Entscheidung mit Gründen. Gegen jede Entscheidung zum Ausblenden können Betroffene einmal kostenlos Einspruch einlegen; wir prüfen dann neu. Der Weg zu den Gerichten bleibt offen.",
          "Bei schweren oder wiederholten Verstößen können wir ein Konto kündigen und löschen. Wir nehmen dabei Rücksicht auf Schwere, Folgen und Absicht.",
        ],
      },
      {
        title: "9. Ihre Inhalte und Daten",
        paragraphs: [
          "Was Sie eingeben, bleibt Ihres. Sie erlauben uns, es so weit zu speichern und anzuzeigen, wie es der Dienst erfordert, solange es in Ihrem Konto steht. Für die Daten Ihrer Leads sind Sie verantwortlich und beachten das Datenschutzrecht; wir verarbeiten sie in Ihrem Auftrag nach der Anlage „Auftragsverarbeitung“, die Teil dieser Bedingungen ist. Sie können Ihre Daten jederzeit exportieren.",
          "KPI-Zahlen liegen nur auf Ihrem Gerät; sie zu sichern, liegt bei Ihnen. Trainings, Guides und Vorlagen dürfen Sie für Ihre eigene Arbeit verwenden, aber nicht weitergeben oder verkaufen.",
        ],
        link: { to: "processing", text: "Anlage Auftragsverarbeitung" },
      },
      {
        title: "10. Haftung",
        paragraphs: [
          "Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben, Körper oder Gesundheit, nach dem Produkthaftungsgesetz und soweit wir eine Garantie übernommen haben. Bei einfacher Fahrlässigkeit haften wir nur, wenn wir eine Pflicht verletzen, die den Vertrag erst möglich macht und auf die Sie vertrauen dürfen, und dann nur für den vorhersehbaren, typischen Schaden. Im Übrigen ist die Haftung ausgeschlossen.",
        ],
      },
      {
        title: "11. Änderungen",
        paragraphs: [
          "Änderungen dieser Bedingungen und des Preises teilen wir Ihnen mindestens sechs Wochen vorher per E-Mail mit. Sie gelten nur, wenn Sie zustimmen; Schweigen ist keine Zustimmung. Stimmen Sie nicht zu, gilt der Vertrag wie bisher, und jede Seite kann ihn nach Nummer 5 kündigen.",
        ],
      },
      {
        title: "12. Schluss",
        paragraphs: [
          "Es gilt deutsches Recht ohne das UN-Kaufrecht. Verbraucher behalten den Schutz der zwingenden Vorschriften des Staates, in dem sie wohnen. Ist eine Bestimmung unwirksam, gelten die übrigen weiter.",
        ],
        link: { to: "privacy", text: "Datenschutzerklärung" },
      },
    ],
  },
  withdrawal: {
    title: "Widerrufsbelehrung",
    metaDescription: "Ihr Recht, Premium innerhalb von 14 Tagen zu widerrufen, die Folgen und das Muster-Formular.",
    sections: [
      {
        title: "Widerrufsrecht",
        paragraphs: [
          "Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.",
          "Um Ihr Widerrufsrecht auszuüben, müssen Sie uns, dem hier genannten Anbieter, mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das Muster-Widerrufsformular unten verwenden, das jedoch nicht vorgeschrieben ist.",
        ],
        operator: "contact",
      },
      {
        title: "Online widerrufen",
        paragraphs: [
          "Sie können Ihr Widerrufsrecht auch online über die Funktion „Vertrag widerrufen“ auf unserer Website ausüben, ohne sich anzumelden. Wir bestätigen Ihnen den Eingang unverzüglich per E-Mail mit Inhalt, Datum und Uhrzeit.",
          "Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.",
        ],
        link: { to: "withdraw", text: "Vertrag widerrufen" },
      },
      {
        title: "Folgen des Widerrufs",
        paragraphs: [
          "Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.",
          "Auch für Tage, an denen Sie Premium schon genutzt haben, verlangen wir nichts.",
        ],
      },
      {
        title: "Muster-Widerrufsformular",
        paragraphs: [
          "Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück an den oben genannten Anbieter.",
        ],
        list: [
          "Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über die Erbringung der folgenden Dienstleistung: LinkedPotential Premium",
          "Bestellt am (*)/erhalten am (*)",
          "Name des/der Verbraucher(s)",
          "Anschrift des/der Verbraucher(s)",
          "Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)",
          "Datum",
          "(*) Unzutreffendes streichen.",
        ],
      },
    ],
  },
  processing: {
    title: "Auftragsverarbeitung",
    metaDescription:
      "Die Vereinbarung nach Art. 28 DSGVO über die Daten Ihrer Leads: Umfang, Schutz, weitere Verarbeiter, Löschung.",
    sections: [
      {
        title: "1. Gegenstand und Dauer",
        paragraphs: [
          `Diese Anlage zu den AGB (Fassung ${dateText(processingAgreementVersion, "de")}) regelt nach Art. 28 DSGVO, wie wir personenbezogene Daten verarbeiten, die Sie in LinkedPotential über andere eintragen. Sie sind dafür verantwortlich, wir verarbeiten sie in Ihrem Auftrag.`,
          "Die Anlage gilt ab Ihrer Registrierung oder Zustimmung und so lange, wie wir solche Daten für Sie speichern. Auftragsverarbeiter ist:",
        ],
        operator: "privacy",
      },
      {
        title: "2. Zweck, Daten und betroffene Personen",
        paragraphs: [
          "Wir speichern, zeigen, sortieren, exportieren und löschen die Daten, damit Sie Ihre Kontakte führen und an Follow-ups erinnert werden. Verarbeitet werden:",
        ],
        list: [
          "Name, Anrede, Unternehmen, Position, E-Mail-Adresse, Telefonnummer und LinkedIn-Adresse Ihrer Leads,",
          "Status, Auftragswert, Termine, Notizen und der Verlauf Ihrer Kontakte mit ihnen,",
          "dieselben Angaben, wo Sie sie in Aufgaben und Vorlagen schreiben.",
        ],
      },
      {
        title: "3. Ihre Weisungen",
        paragraphs: [
          "Wir verarbeiten die Daten nur nach Ihren Weisungen. Sie erteilen sie, indem Sie die Funktionen benutzen; für andere genügt eine E-Mail an den Kontakt zum Datenschutz. Zu eigenen Zwecken verwenden wir die Daten nicht. Halten wir eine Weisung für rechtswidrig, sagen wir es Ihnen, bevor wir sie ausführen. Verpflichtet uns das Recht der EU oder eines Mitgliedstaats zu einer weiteren Verarbeitung, teilen wir Ihnen das vorher mit, soweit es erlaubt ist.",
        ],
      },
      {
        title: "4. Was Sie beitragen",
        paragraphs: [
          "Sie sorgen für die Rechtsgrundlage und informieren die Personen, deren Daten Sie eintragen (Art. 13 und 14 DSGVO). Gesundheitsdaten und andere besondere Kategorien (Art. 9 DSGVO) tragen Sie nicht ein. Was Sie nicht mehr brauchen, löschen Sie.",
        ],
      },
      {
        title: "5. Vertraulichkeit und Schutz",
        paragraphs: [
          "Wer bei uns Zugang zu den Daten hat, ist zur Vertraulichkeit verpflichtet. Zum Schutz der Daten (Art. 32 DSGVO) gilt:",
        ],
        list: [
          "Übertragung nur verschlüsselt (TLS), Speicherung verschlüsselt in Frankfurt am Main.",
          "Jedes Konto sieht nur seine eigenen Leads. Das prüft der Server bei jedem Aufruf.",
          "Passwörter liegen nur als Prüfwert vor (scrypt). Anmeldeversuche werden gezählt und gebremst.",
          "Jeder Teil des Programms hat nur die Rechte, die er braucht. Protokolle enthalten keine Inhalte.",
          "Fortlaufende Sicherung, mit der sich jeder Zeitpunkt der letzten 35 Tage wiederherstellen lässt.",
          "Jede Änderung am Programm wird vor der Veröffentlichung automatisch geprüft, und der Betrieb wird überwacht.",
        ],
      },
      {
        title: "6. Weitere Verarbeiter",
        paragraphs: [
          "Sie genehmigen den folgenden weiteren Verarbeiter, den wir auf denselben Schutz verpflichtet haben. Für sein Handeln stehen wir Ihnen ein.",
          "Einen neuen oder anderen kündigen wir mindestens 30 Tage vorher per E-Mail an. Haben Sie einen wichtigen Grund, können Sie bis dahin Einspruch einlegen. Finden wir keine Lösung, können beide Seiten den Nutzungsvertrag zum Tag der Änderung kündigen; im Voraus Bezahltes erstatten wir anteilig.",
          "Stripe erhält keine Daten Ihrer Leads.",
        ],
        list: [
          "Amazon Web Services EMEA SARL, 38 Avenue John F. Kennedy, L-1855 Luxemburg: Betrieb, Speicherung und Sicherung in Frankfurt am Main (eu-central-1), Versand der Erinnerungen (Amazon SES), Auslieferung über CloudFront. Ein Zugriff aus den USA stützt sich auf den Angemessenheitsbeschluss zum EU-US Data Privacy Framework und auf Standardvertragsklauseln (Art. 45, 46 DSGVO).",
        ],
      },
      {
        title: "7. Unterstützung und Meldung von Vorfällen",
        paragraphs: [
          "Wendet sich eine Person aus Ihren Leads an uns, leiten wir die Nachricht an Sie weiter. Auskunft, Berichtigung, Löschung und Export erledigen Sie in Ihrem Konto; reicht das nicht, helfen wir. Das gilt auch für Ihre Pflichten aus Art. 32 bis 36 DSGVO.",
          "Wird der Schutz dieser Daten verletzt, melden wir Ihnen das unverzüglich, mit dem, was geschehen ist, wen es betrifft und was wir tun.",
        ],
      },
      {
        title: "8. Nachweise und Prüfungen",
        paragraphs: [
          "Auf Anfrage weisen wir nach, dass wir diese Anlage einhalten. Genügt Ihnen das nicht, können Sie oder eine zur Verschwiegenheit verpflichtete Stelle einmal im Jahr und bei einem Anlass jederzeit prüfen, nach Ankündigung mit angemessener Frist und während der üblichen Arbeitszeit.",
        ],
      },
      {
        title: "9. Rückgabe und Löschung",
        paragraphs: [
          "Sie können die Daten jederzeit exportieren und löschen. Einen gelöschten Lead können Sie eine Stunde lang wiederherstellen, dann ist er entfernt. Mit Ihrem Konto löschen wir alle Daten Ihrer Leads sofort. Sicherungen werden nach 35 Tagen überschrieben und bis dahin nur benutzt, um nach einem Ausfall den Betrieb wiederherzustellen.",
        ],
      },
      {
        title: "10. Nachweis Ihrer Zustimmung und Änderungen",
        paragraphs: [
          "Zu Ihrem Konto speichern wir, welche Fassung Sie wann angenommen haben; beides steht in Ihrem Datenexport. Eine neue Fassung legen wir Ihnen zur Zustimmung vor, bis dahin gilt die angenommene. Widersprechen sich diese Anlage und die AGB, geht die Anlage beim Datenschutz vor.",
        ],
        link: { to: "terms", text: "Allgemeine Geschäftsbedingungen" },
      },
    ],
  },
};

export default texts;
