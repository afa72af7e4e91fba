import type { Texts } from "../areas.ts";

export default {
  mine: {
    title: "Mes modèles",
    description: {
      engagement:
        "Vos propres messages pour chaque étape. Les champs comme {{prenom}} se remplissent depuis le CRM à la copie.",
      "personal-branding":
        "Vos propres publications, par type. Une fois enregistrée, sa mise en ligne peut devenir une tâche.",
    },
  },
  journeyTabs: "Chemins vers un projet",
  journeys: {
    hot: "Via un appel à projets",
    warm: "Via une offre d’emploi",
    cold: "Via la prospection",
  },
  templates: {
    bewerbung: "Candidature",
    proposal: "Proposition",
    erstnachricht: "Premier message",
    followup: "Relance",
    beratungsangebot: "Offre de conseil",
    vernetzungsanfrage: "Invitation",
    zweitnachricht: "Deuxième message",
    "followup-step5": "Deuxième relance",
    angebot: "Offre",
  },
  ownPosts: "Mes publications",
  postTabs: "Types de publications",
  postTypes: {
    willkommen: "Bienvenue",
    trends: "Tendances",
    fehler: "Erreurs",
    tools: "Outils",
    cases: "Cas clients",
    meinung: "Opinion",
    wissen: "Savoir",
    behind: "Coulisses",
  },
} satisfies Texts["guides"];
