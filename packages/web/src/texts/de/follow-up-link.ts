export default {
  documentTitle: "Follow-up",
  loading: "Ihr Follow-up wird geladen …",
  actions: {
    done: { title: "Follow-up erledigt?", submit: "Als erledigt eintragen" },
    day: { title: "Follow-up um einen Tag verschieben?", submit: "Verschieben" },
    week: { title: "Follow-up um eine Woche verschieben?", submit: "Verschieben" },
  },
  date: "Fällig",
  newDate: "Neuer Termin",
  undone: "Rückgängig gemacht. Das Follow-up ist wieder offen.",
  completed: { title: "Erledigt. Nächstes Follow-up?", group: "Nächstes Follow-up" },
  next: { tomorrow: "Morgen", threeDays: "+3 Tage", week: "Nächste Woche" },
  planned: { title: "Eingetragen", text: (day: string) => `Nächstes Follow-up: ${day}.` },
  postponed: { title: "Verschoben", text: (day: string) => `Das Follow-up ist jetzt am ${day} fällig.` },
  undo: "Rückgängig machen",
  toDashboard: "Zum Dashboard",
  failed: "Das hat nicht geklappt.",
  refused: {
    changed: {
      title: "Dieses Follow-up wurde schon geändert",
      text: "Es bleibt, wie es ist. Den aktuellen Stand sehen Sie im Dashboard.",
    },
    expired: {
      title: "Dieser Link ist abgelaufen",
      text: "Die Links in der E-Mail gelten 7 Tage. Im Dashboard finden Sie alle Follow-ups.",
    },
    deleted: {
      title: "Diesen Lead gibt es nicht mehr",
      text: "Damit ist auch das Follow-up gelöscht. Alle anderen finden Sie im Dashboard.",
    },
    invalid: {
      title: "Dieser Link gilt nicht",
      text: "Vielleicht ist er unvollständig. Öffnen Sie ihn noch einmal aus der E-Mail, oder bearbeiten Sie das Follow-up im Dashboard.",
    },
    other: "Das hat nicht geklappt",
  },
};
