import type { Texts } from "../areas.ts";

export default {
  mine: {
    title: "My templates",
    description: {
      engagement:
        "Your own messages for every step. Placeholders such as {{first_name}} are filled from the CRM when you copy.",
      "personal-branding": "Your own posts by type. Once saved, publishing one can be planned as a task.",
    },
  },
  journeyTabs: "Ways to a project",
  journeys: {
    hot: "Via project ad",
    warm: "Via job ad",
    cold: "Via cold outreach",
  },
  templates: {
    bewerbung: "Application",
    proposal: "Proposal",
    erstnachricht: "First message",
    followup: "Follow-up",
    beratungsangebot: "Consultation offer",
    vernetzungsanfrage: "Connection request",
    zweitnachricht: "Second message",
    "followup-step5": "Second follow-up",
    angebot: "Offer",
  },
  ownPosts: "Own posts",
  postTabs: "Types of posts",
  postTypes: {
    willkommen: "Welcome",
    trends: "Trends",
    fehler: "Mistakes",
    tools: "Tools",
    cases: "Cases",
    meinung: "Opinion",
    wissen: "Knowledge",
    behind: "Behind the scenes",
  },
} satisfies Texts["guides"];
