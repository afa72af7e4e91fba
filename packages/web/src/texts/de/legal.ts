import type { LegalTexts } from "../legal-content.ts";

const texts: LegalTexts = {
  home: "LinkedPotential, Startseite",
  binding: "",
  updated: "Stand: November 2026",
  operator: {
    name: "Anbieter",
    address: "Anschrift",
    representedBy: "Vertreten durch",
    email: "E-Mail",
    phone: "Telefon",
    register: "Registereintrag",
    vatId: "Umsatzsteuer-Identifikationsnummer",
    privacyContact: "Kontakt zum Datenschutz",
    missing: "Diese Angabe muss der Betreiber noch eintragen.",
    loading: "Angaben werden geladen …",
    failed: "Die Angaben zum Anbieter konnten nicht geladen werden",
  },
  imprint: {
    title: "Impressum",
    metaDescription: "Wer LinkedPotential anbietet und wie Sie uns erreichen.",
    sections: [
      { title: "Angaben gemäß § 5 DDG", paragraphs: [], operator: "provider" },
      {
        title: "Kontaktstelle nach dem Digital Services Act",
        paragraphs: [
          "Für Behörden und für alle, die LinkedPotential nutzen, ist die E-Mail-Adresse oben die zentrale Kontaktstelle (Art. 11 und 12 der Verordnung (EU) 2022/2065). Sie können uns auf Deutsch und Englisch schreiben. Beiträge und Profile melden Sie am schnellsten über „Melden“ direkt an der Stelle.",
        ],
      },
      {
        title: "Streitbeilegung für Verbraucher",
        paragraphs: [
          "Wir sind nicht verpflichtet und nicht bereit, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen. Schreiben Sie uns, wenn etwas nicht stimmt: Wir suchen eine Lösung.",
        ],
      },
      {
        title: "LinkedIn",
        paragraphs: [
          "LinkedPotential ist ein unabhängiges Angebot und steht in keiner Verbindung zur LinkedIn Corporation. LinkedIn ist eine Marke ihrer Inhaberin.",
        ],
      },
    ],
  },
  privacy: {
    title: "Datenschutzerklärung",
    metaDescription: "Welche Daten LinkedPotential speichert, wofür, wie lange, und welche Rechte Sie haben.",
    sections: [
      {
        title: "Das Wichtigste",
        paragraphs: [],
        list: [
          "Kein Tracking, keine Werbung, keine Analysedienste, kein Verkauf von Daten.",
          "Cookies nur für die Anmeldung. Deshalb gibt es auch kein Cookie-Banner.",
          "Die KPI-Zahlen von Freelancern bleiben auf dem Gerät.",
          "Der Zahlungsdienst wird erst auf der Bestellseite von Premium geladen.",
          "In den Einstellungen fordern Sie Ihre Daten als Datei an (sieben Tage abrufbar) oder löschen Ihr Konto. Was nach dem Löschen noch bleiben muss, steht unten.",
        ],
      },
      {
        title: "Verantwortlich",
        paragraphs: ["Verantwortlich für die Verarbeitung (Art. 4 Nr. 7 DSGVO) ist:"],
        operator: "privacy",
      },
      {
        title: "Ihr Konto",
        paragraphs: [
          "Bei der Registrierung speichern wir Namen, E-Mail-Adresse und Passwort, das Passwort nur als Prüfwert (scrypt), aus dem es sich nicht zurückrechnen lässt. Dazu kommen Sprache und Einstellungen sowie, was Sie selbst in Ihr Profil eintragen: Bild, LinkedIn-Adresse, Tätigkeitsbereich, Fähigkeiten, Verfügbarkeit, Tagessatz, Sprachen, Referenzen und eine Beschreibung. Ohne Namen und E-Mail-Adresse können wir kein Konto führen; alles andere ist freiwillig.",
          "Rechtsgrundlage ist der Nutzungsvertrag (Art. 6 Abs. 1 Buchst. b DSGVO).",
        ],
      },
      {
        title: "Leads, Aufgaben, Vorlagen und Live-Events",
        paragraphs: [
          "Wir speichern, was Sie im CRM, bei Aufgaben und Vorlagen eintragen, und zu welchen Live-Events Sie sich anmelden. Rechtsgrundlage ist der Nutzungsvertrag (Art. 6 Abs. 1 Buchst. b DSGVO).",
          "Über die Personen, die Sie als Leads eintragen, entscheiden Sie: Sie sind für diese Daten verantwortlich, wir verarbeiten sie nur für Sie (Art. 28 DSGVO). Den Vertrag dazu finden Sie in der Anlage „Auftragsverarbeitung“ zu den AGB. Wir speichern, welche Fassung Sie wann angenommen haben.",
          "Für Ihre Auswertung zählen wir je Tag, wie viele Leads Sie anlegen, welche Kontakte Sie eintragen und welche Aufträge Sie gewinnen. Wer die Adresse Ihres Kalender-Abos kennt, kann Ihre offenen Follow-ups lesen; Sie können sie jederzeit erneuern oder abschalten. Mit den Links der Erinnerungsmail lassen sich die genannten Follow-ups sieben Tage lang ohne Anmeldung bearbeiten.",
        ],
      },
      {
        title: "Unternehmen und ihr Team",
        paragraphs: [
          "Arbeitstage und Erkenntnisse eines Unternehmenskontos speichern wir für das Unternehmen. Alle Mitglieder sehen sie mit dem Namen der Person, die sie eingetragen hat. Rechtsgrundlage ist der Nutzungsvertrag (Art. 6 Abs. 1 Buchst. b DSGVO). Wer das Team verlässt, lässt seine Einträge im Unternehmen. Wird das Konto gelöscht, bleiben sie ohne Namen; mit dem letzten Mitglied werden auch die Einträge gelöscht.",
          "Lädt ein Unternehmen Sie ein, verwenden wir Ihre E-Mail-Adresse nur für diese Einladung. Sie gilt 14 Tage und wird 30 Tage später gelöscht.",
        ],
      },
      {
        title: "Was nur auf Ihrem Gerät liegt",
        paragraphs: [
          "Die Zahlen des KPI-Trackers von Freelancern liegen ausschließlich im Speicher Ihres Browsers. Wir sehen sie nicht und können sie nicht wiederherstellen. Sie bleiben dort auch nach dem Abmelden, bis Sie sie oder die Websitedaten im Browser löschen.",
        ],
      },
      {
        title: "Community",
        paragraphs: [
          "Beiträge und Profil sehen die anderen Mitglieder mit Zugang zur Community; von den neuesten drei Beiträgen sehen auch alle anderen Freelancer Titel, Branche, Zeitpunkt und Tätigkeitsbereich, ohne Namen. Ihr Profil finden auch Unternehmen, die Freelancer suchen, solange es in den Einstellungen sichtbar ist; nur sie sehen Verfügbarkeit, Tagessatz, Sprachen und Referenzen und ob Sie sich in den letzten 7 oder 30 Tagen angemeldet haben. Ein Unternehmen kann Profile auf einer Merkliste sammeln und dort Notizen festhalten, die nur sein Team liest; mit Ihrem Konto werden sie gelöscht. Was Sie in eine Anfrage schreiben, sieht nur, an wen sie geht; Nachrichten und Dateien zu einer angenommenen Anfrage sehen beide Seiten, beim Unternehmen dessen Team. Rechtsgrundlage für Beiträge, Profil, Anfragen, Nachrichten und Vernetzungen ist der Nutzungsvertrag (Art. 6 Abs. 1 Buchst. b DSGVO).",
          "Meldungen prüft unser Team. Dazu bewahren wir auf, was gemeldet wurde, samt Begründung, Entscheidung und Einspruch; dazu verpflichtet uns die Verordnung (EU) 2022/2065 (Art. 6 Abs. 1 Buchst. c DSGVO). Wer gemeldet wird, erfährt nicht, von wem.",
        ],
      },
      {
        title: "E-Mails und Support",
        paragraphs: [
          "Wir senden Ihnen, was zum Konto und zum Vertrag gehört (etwa Bestätigungen, Rechnungen, Änderungen Ihrer Live-Events), und Erinnerungen und Hinweise, die Sie in den Einstellungen oder über den Link in der E-Mail abschalten können. Öffnungen und Klicks zählen wir nicht. Rechtsgrundlage ist der Nutzungsvertrag (Art. 6 Abs. 1 Buchst. b DSGVO).",
          "Kommt eine E-Mail dauerhaft nicht an oder wird sie als unerwünscht gemeldet, merken wir uns die Adresse, um nicht weiter dorthin zu senden. Rechtsgrundlage ist unser Interesse an einem zuverlässigen Versand (Art. 6 Abs. 1 Buchst. f DSGVO).",
          "Schreiben Sie dem Support oder melden Sie eine Barriere, geht Ihre Nachricht per E-Mail in unser Postfach; in der Plattform wird sie nicht gespeichert, außer der Bitte eines Unternehmens um ein Strategiegespräch. Wir nutzen sie, um zu antworten. Rechtsgrundlage ist der Nutzungsvertrag (Art. 6 Abs. 1 Buchst. b DSGVO), ohne Konto unser Interesse, Anfragen zu beantworten (Buchst. f).",
          "Fragen Sie ohne Konto ein Strategiegespräch an, gehen Name, Unternehmen, E-Mail-Adresse und Nachricht per E-Mail in unser Postfach, und unsere Admins sehen sie in der Verwaltung, wo sie festhalten, was daraus wurde. Wir nutzen sie, um zu antworten und den Eingang höchstens einmal am Tag zu bestätigen; dafür merken wir uns bis zum Ende des Tages einen Prüfwert der Adresse. Rechtsgrundlage ist Ihre Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO); Sie können sie jederzeit widerrufen.",
        ],
      },
      {
        title: "Cookies und Speicher des Browsers",
        paragraphs: [
          "Alles Folgende ist für die von Ihnen gewünschten Funktionen notwendig und braucht keine Einwilligung (§ 25 Abs. 2 Nr. 2 TDDDG).",
        ],
        list: [
          "Sitzung: das Cookie lp_session (verschlüsselt übertragen: __Host-lp_session) hält Sie angemeldet, 24 Stunden, mit „Angemeldet bleiben“ 30 Tage. Ein zweites Kennzeichen liegt im Speicher des Browsers; es gilt nur zusammen mit dem Cookie.",
          "Gerät: das Cookie lp_device wird nach der ersten Anmeldung gesetzt, gilt 400 Tage und wird nur bei Anmeldungen gesendet. Daran erkennen wir Ihren Browser, wenn andere Ihr Passwort zu erraten versuchen.",
          "Speicher des Browsers: Sprache, Farbschema, zuletzt geöffnete Bereiche, Profilbild, KPI-Zahlen, angefangene Erkenntnisse und noch nicht gespeicherte Arbeitstage. Abmelden entfernt alles außer diesen drei.",
        ],
      },
      {
        title: "Aufruf der Seiten und Sicherheit",
        paragraphs: [
          "Beim Aufruf verarbeitet der Server Ihre IP-Adresse, um zu antworten, und zählt damit Anmeldeversuche, um Angriffe abzuwehren. Gezählt wird mit einem Prüfwert statt der Adresse, höchstens eine Stunde lang. Unsere Protokolle enthalten technische Angaben zum Aufruf und die Nummer des Kontos. Stürzt ein Teil der Seite ab, meldet Ihr Browser die Art des Fehlers und die Stelle im Programm, ohne Ihre Eingaben und ohne Ihr Konto. Rechtsgrundlage ist unser Interesse an einem sicheren Betrieb (Art. 6 Abs. 1 Buchst. f DSGVO).",
          "Trainingsvideos können auf einem anderen Server liegen; er erfährt Ihre IP-Adresse, wenn Sie die Lektion mit dem Video öffnen. Der Kalender für Strategiegespräche ist ein fremdes Angebot, das Sie erst mit dem Link dorthin öffnen.",
        ],
      },
      {
        title: "Zahlungen",
        paragraphs: [
          "Auf der Bestellseite von Premium und auf der Seite, auf der Sie Ihre Karte ändern, laden wir das Kartenformular von Stripe. Ihre Kartendaten gehen direkt an Stripe und werden bei uns nicht gespeichert; Stripe verarbeitet dabei auch Gerätedaten, um Betrug zu erkennen. Von uns erhält Stripe die Nummer Ihres Kontos und den Betrag, nicht Ihren Namen und Ihre E-Mail-Adresse. Wir speichern Vertrag, Rechnungen, die Anschrift, die Sie für diese angeben, und die letzten vier Ziffern der Karte. Rechtsgrundlagen sind der Vertrag und unsere steuerlichen Pflichten (Art. 6 Abs. 1 Buchst. b und c DSGVO).",
        ],
      },
      {
        title: "Wer Daten von uns erhält",
        paragraphs: [
          "Bei den Konzernen von AWS und Stripe kann eine Verarbeitung in den USA vorkommen; sie stützt sich auf den Angemessenheitsbeschluss zum EU-US Data Privacy Framework und auf Standardvertragsklauseln (Art. 45, 46 DSGVO).",
        ],
        list: [
          "Amazon Web Services EMEA SARL, Luxemburg: Betrieb und Speicherung im Rechenzentrum Frankfurt am Main (Region eu-central-1), Versand der E-Mails (Amazon SES), Auslieferung der Seiten über ein weltweites Netz (CloudFront).",
          "Stripe Payments Europe, Limited, Irland: Zahlungen für Premium, teils in eigener Verantwortung.",
          "Der Anbieter unseres Postfachs: Nachrichten an den Support und an den Kontakt zum Datenschutz.",
          "Der Anbieter eines Trainingsvideos, das nicht auf unserem Server liegt: Ihre IP-Adresse, sobald Sie die Lektion mit dem Video öffnen.",
          "Die Anbieter des Kalenders für Strategiegespräche und der Videokonferenzen, an denen Sie teilnehmen: Ihre IP-Adresse und was Sie dort angeben. Beides öffnen Sie nur über einen Link, und es gilt die Datenschutzerklärung des jeweiligen Anbieters.",
        ],
      },
      {
        title: "Wie lange wir speichern",
        paragraphs: [],
        list: [
          "Konto und Inhalte: bis Sie sie löschen. Gelöscht ist sofort; Sicherungskopien werden nach 35 Tagen überschrieben; technische Ereignisse, die nur die Nummer des Kontos nennen, verfallen nach spätestens 30 Tagen.",
          "Konten, deren E-Mail-Adresse nie bestätigt wurde: 30 Tage; vorher senden wir einen Hinweis.",
          "Mitteilungen in der App: 90 Tage. Protokolle: zwei Monate.",
          "Rechnungen und Ihre Kundennummer beim Zahlungsdienst: acht Jahre ab dem Ende des Jahres (§ 147 AO).",
          "Meldungen: bis zur Entscheidung und ein Jahr danach; vorher werden sie mit dem Konto gelöscht, um das es geht.",
          "Anfragen für ein Strategiegespräch mit unseren Antworten in der Verwaltung: 180 Tage; haben Sie die Adresse mit einem Konto bestätigt, höchstens bis Sie es löschen.",
          "Nachrichten an den Support und Meldungen von Barrieren: bis zum Ende des dritten Jahres nach der letzten Nachricht, dann sind Ansprüche verjährt (§§ 195, 199 BGB). Was steuerlich als Geschäftsbrief gilt: sechs Jahre (§ 147 AO).",
          "Der Vermerk „unzustellbar“ am Konto: bis wieder eine E-Mail ankommt, Sie eine andere Adresse bestätigen oder das Konto löschen. In der Sperrliste des Versanddienstes bleibt die Adresse, bis Sie uns sagen, dass sie wieder Post annimmt oder dort gelöscht werden soll.",
          "Kündigungs- und Widerrufserklärungen: vier Jahre, bis Ansprüche verjährt sind.",
          "Aufzeichnungen über Eingriffe unserer Admins und ihre Nachrichten an Konten: zwei Jahre; die Nachrichten werden vorher mit dem Konto gelöscht.",
        ],
      },
      {
        title: "Ihre Rechte",
        paragraphs: [
          "Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung und Übertragbarkeit (Art. 15 bis 20 DSGVO). Verarbeitungen aus berechtigtem Interesse können Sie aus Gründen Ihrer besonderen Situation widersprechen (Art. 21 DSGVO). Export und Löschung finden Sie in den Einstellungen Ihres Kontos; für alles andere genügt eine Nachricht an den Kontakt zum Datenschutz.",
          "Sie können sich bei jeder Datenschutz-Aufsichtsbehörde beschweren, etwa an Ihrem Wohnort (Art. 77 DSGVO). Entscheidungen, die allein ein Programm trifft und die Sie erheblich betreffen, gibt es bei uns nicht.",
        ],
      },
    ],
  },
  accessibility: {
    title: "Erklärung zur Barrierefreiheit",
    metaDescription: "Wie barrierefrei LinkedPotential ist, was noch fehlt und wie Sie uns Barrieren melden.",
    sections: [
      {
        title: "Unser Ziel",
        paragraphs: [
          "LinkedPotential ist ein Dienst für Freelancer und Unternehmen: CRM, Trainings und Community im Browser, mit Bestellung eines Abonnements. Er soll für alle nutzbar sein. Maßstab sind das Barrierefreiheitsstärkungsgesetz (BFSG), die EN 301 549 und die WCAG 2.2 in der Stufe AA.",
        ],
      },
      {
        title: "Was wir dafür tun",
        paragraphs: [],
        list: [
          "Alle Bereiche sind mit der Tastatur bedienbar, mit sichtbarem Fokus.",
          "Beschriftungen, Meldungen und Dialoge sind für Vorleseprogramme ausgezeichnet.",
          "Helles und dunkles Farbschema mit geprüften Kontrasten; Animationen richten sich nach der Einstellung Ihres Geräts.",
          "Die Seiten passen sich Breiten ab 320 Pixeln an.",
          "Automatische Prüfungen auf Barrieren laufen mit unseren Tests.",
        ],
      },
      {
        title: "Was noch nicht barrierefrei ist",
        paragraphs: [],
        list: [
          "Eine Prüfung durch eine unabhängige Stelle gab es noch nicht.",
          "Nicht jedes Trainingsvideo hat Untertitel oder eine Audiodeskription. Die Inhalte der Lektionen können Sie auch lesen.",
          "Rechnungen im PDF sind nicht für Vorleseprogramme ausgezeichnet. Nummer, Betrag und Datum stehen in der Liste der Rechnungen.",
          "Bei Beiträgen und Bildern anderer Mitglieder haben wir nicht in der Hand, wie zugänglich sie sind.",
        ],
      },
      {
        title: "Barriere melden",
        paragraphs: [
          "Sie sind auf eine Barriere gestoßen oder brauchen Informationen in einer anderen Form? Schreiben Sie uns, auf welcher Seite und womit Sie arbeiten. Wir antworten Ihnen.",
        ],
        operator: "contact",
        link: { to: "reportBarrier", text: "Barriere über das Formular melden" },
      },
      {
        title: "Zuständige Stelle",
        paragraphs: [
          "Zuständig für die Überwachung ist die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Carl-Miller-Straße, Magdeburg. An sie können Sie sich wenden, wenn Sie mit unserer Antwort nicht zufrieden sind.",
        ],
      },
    ],
  },
};

export default texts;
