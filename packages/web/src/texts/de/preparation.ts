export default {
  signOut: "Abmelden",
  title: "In Vorbereitung",
  description: (section: string) =>
    `Am Bereich „${section}“ wird gerade gearbeitet. Er erscheint hier, sobald er fertig ist.`,
  meanwhile: "Bis dahin",
  toLeads: "Zum CRM",
  toTasks: "Zu den Aufgaben",
  sections: {
    "personal-branding": {
      description: "Leitfäden und Strategien für ein Profil und Beiträge, die Vertrauen schaffen.",
      points: ["Profil Schritt für Schritt", "Strategien für Beiträge", "Eigene Vorlagen speichern"],
      meanwhile: "Sammeln Sie Ideen für Beiträge als Aufgaben in der Kategorie „Content“.",
    },
    engagement: {
      description:
        "Leitfäden für die Projektakquise: vom ersten Kontakt bis zum Gespräch, mit Vorlagen für jede Nachricht.",
      points: ["Projekt- und Jobausschreibungen", "Direkte Ansprache mit Respekt", "Nachfassen zur rechten Zeit"],
      meanwhile: "Halten Sie Ihre Kontakte im CRM fest und setzen Sie Follow-ups. Sie stehen dann bei den Aufgaben.",
    },
    meetings: {
      description: "Leitfäden für Erst- und Zweitgespräche: gut vorbereitet, klar geführt, sauber nachbereitet.",
      points: ["Gesprächsleitfäden", "Fragen, die weiterführen", "Nachbereitung und Angebot"],
      meanwhile: "Im CRM hat jeder Lead Felder für Vorbereitung, Erstgespräch und Zweitgespräch.",
    },
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
