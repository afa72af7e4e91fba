export default {
  title: "Ihr Konto ist gesperrt",
  loading: "Wird geladen …",
  lead: "Sie können sich nicht anmelden, andere sehen Ihr Profil und Ihre Beiträge nicht, und ein Abo verlängert sich nicht. Ihre Daten bleiben erhalten.",
  byMail: "Den Grund und den Weg zum Einspruch nennt die E-Mail, die wir Ihnen geschickt haben.",
  since: "Gesperrt seit",
  ground: "Grundlage",
  grounds: {
    law: "Die Nutzung des Kontos verstößt nach unserer Prüfung gegen geltendes Recht.",
    terms: "Die Nutzung des Kontos verstößt nach unserer Prüfung gegen unsere AGB.",
  },
  reason: "Begründung",
  objected: "Einspruch eingelegt",
  answer: "Unsere Antwort auf Ihren Einspruch",
  byPeople: "Menschen haben das geprüft und entschieden, kein Programm. Unabhängig davon können Sie vor Gericht gehen.",
  waiting: "Ihr Einspruch ist bei uns. Unser Team prüft ihn und schreibt Ihnen.",
  closed:
    "Das Konto bleibt gesperrt. Eine Kopie Ihrer Daten oder die Löschung des Kontos erhalten Sie über unseren Support.",
  lifted: "Ihr Konto ist wieder frei",
  invalid: "Dieser Link gilt nicht",
  failed: "Die Begründung konnte nicht geladen werden",
};
