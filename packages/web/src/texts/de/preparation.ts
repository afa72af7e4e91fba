export default {
  title: "In Vorbereitung",
  description: (section: string) =>
    `Am Bereich „${section}“ wird gerade gearbeitet. Er erscheint hier, sobald er fertig ist.`,
  meanwhile: "Bis dahin",
  toLeads: "Zum CRM",
  sections: {
    billing: {
      description: "Ihr Abonnement und alle Rechnungen an einem Ort, zum Ansehen und Herunterladen.",
      points: ["Plan und Laufzeit", "Rechnungen als Datei", "Kündigen ohne Umweg"],
      meanwhile: "Es fallen keine Kosten an: Der kostenlose Plan umfasst das CRM mit 50 Leads und die Aufgaben.",
    },
  },
};
