export default {
  signOut: "Abmelden",
  title: "In Vorbereitung",
  description: (section: string) =>
    `Am Bereich „${section}“ wird gerade gearbeitet. Er erscheint hier, sobald er fertig ist.`,
  meanwhile: "Bis dahin",
  toLeads: "Zum CRM",
  toTasks: "Zu den Aufgaben",
  sections: {
    community: {
      description: "Gesuche und Angebote von Freelancern: Mitstreiter finden, Anfragen senden, ein Netzwerk aufbauen.",
      points: ["Beiträge mit Skills und Branche", "Anfragen senden und annehmen", "Verbindungen im Blick"],
      meanwhile: "Mögliche Partner können Sie im CRM mit dem Schlagwort „Kollaboration“ vormerken.",
    },
    billing: {
      description: "Ihr Abonnement und alle Rechnungen an einem Ort, zum Ansehen und Herunterladen.",
      points: ["Plan und Laufzeit", "Rechnungen als Datei", "Kündigen ohne Umweg"],
      meanwhile: "Es fallen keine Kosten an: Der kostenlose Plan umfasst das CRM mit 50 Leads und die Aufgaben.",
    },
  },
};
