import type { Texts } from "../areas.ts";

export default {
  title: "Dashboard",
  skip: "Skip to content",
  navigation: "Main navigation",
  more: "More",
  home: "LinkedPotential, to the dashboard",
  sections: {
    dashboard: "Dashboard",
    trainings: "Trainings",
    trainings2: "Live events",
    templates: "Guides",
    leads: "CRM",
    community: "Collaborations",
    kpis: "KPIs",
    billing: "Billing",
  },
  shortSections: { dashboard: "Dashboard", trainings: "Trainings", trainings2: "Events" },
  guideCategories: {
    "personal-branding": "Personal branding",
    engagement: "Winning projects",
    meetings: "Meetings",
  },
  guideTabs: "Guide categories",
  language: (name: string) => `Language: ${name}`,
  notifications: {
    label: "Notifications",
    empty: "No notifications",
    emptyDescription: "Reminders of follow-ups and events appear here.",
  },
  profile: {
    label: "Profile menu",
    edit: "Edit profile",
    subscription: "Subscription",
    billing: "Billing",
    security: "Login & security",
    settings: "Settings",
    help: "Help & support",
    signOut: "Sign out",
  },
  bounced: {
    text: (email: string) => `Our e-mails to ${email} do not arrive. Please check your address.`,
    change: "Check address",
  },
  greeting: {
    morning: (name: string) => `Good morning, ${name}`,
    day: (name: string) => `Good afternoon, ${name}`,
    evening: (name: string) => `Good evening, ${name}`,
  },
  events: {
    title: "Live events",
    empty: "No upcoming live events",
    emptyDescription: "New dates stand here as soon as they are set.",
    open: "To the live events",
  },
  collaborations: {
    title: "Collaborations",
    empty: "No posts of other users yet",
    emptyDescription: "Requests and offers of other freelancers appear here.",
    showAll: "Show all",
  },
} satisfies Texts["dashboard"];
