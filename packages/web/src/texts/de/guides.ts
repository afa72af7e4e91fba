export default {
  mine: {
    title: "Meine Vorlagen",
    description: {
      engagement:
        "Ihre eigenen Nachrichten für jeden Schritt. Platzhalter wie {{vorname}} füllen sich beim Kopieren aus dem CRM.",
      "personal-branding":
        "Ihre eigenen Beiträge, nach Art geordnet. Nach dem Speichern lässt sich die Veröffentlichung als Aufgabe planen.",
    },
  },
  journeyTabs: "Wege zum Projekt",
  journeys: {
    hot: "Via Projektausschreibung",
    warm: "Via Jobausschreibung",
    cold: "Via Kaltakquise",
  },
  templates: {
    bewerbung: "Bewerbung",
    proposal: "Angebot",
    erstnachricht: "Erstnachricht",
    followup: "Follow-up",
    beratungsangebot: "Beratungsangebot",
    vernetzungsanfrage: "Vernetzungsanfrage",
    zweitnachricht: "Zweite Nachricht",
    "followup-step5": "Zweites Follow-up",
    angebot: "Angebot",
  },
  ownPosts: "Eigene Posts",
  postTabs: "Arten von Beiträgen",
  postTypes: {
    willkommen: "Willkommen",
    trends: "Trends",
    fehler: "Fehler",
    tools: "Tools",
    cases: "Cases",
    meinung: "Meinung",
    wissen: "Wissen",
    behind: "Behind",
  },
};
