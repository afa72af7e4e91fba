import type {
  BusinessGuidesTexts,
  ColdJourneyTexts,
  HandbookMoneyTexts,
  HandbookSalesTexts,
  HandbookWorkTexts,
  HotJourneyTexts,
  MeetingGuidesTexts,
  PlaceholdersTexts,
  PostTypesTexts,
  ReferralJourneyTexts,
  StrategiesTexts,
  WarmJourneyTexts,
} from "./guide-content.ts";
import type { LegalTexts, TermsTexts } from "./legal-content.ts";

/**
 * The areas of the texts, with one file per area and language. The types come from the German file, and the other
 * languages must match it. To add an area, add a line here and the files `de/<area>.ts`, `en/<area>.ts`, `fr/<area>.ts`.
 */
export interface Texts {
  "account-locked": typeof import("./de/account-locked.ts").default;
  admin: typeof import("./de/admin.ts").default;
  "admin-account": typeof import("./de/admin-account.ts").default;
  "admin-message": typeof import("./de/admin-message.ts").default;
  "admin-work": typeof import("./de/admin-work.ts").default;
  auth: typeof import("./de/auth.ts").default;
  business: typeof import("./de/business.ts").default;
  "business-requests": typeof import("./de/business-requests.ts").default;
  "business-prices": typeof import("./de/business-prices.ts").default;
  "call-request": typeof import("./de/call-request.ts").default;
  billing: typeof import("./de/billing.ts").default;
  common: typeof import("./de/common.ts").default;
  community: typeof import("./de/community.ts").default;
  dashboard: typeof import("./de/dashboard.ts").default;
  day: typeof import("./de/day.ts").default;
  declaration: typeof import("./de/declaration.ts").default;
  debug: typeof import("./de/debug.ts").default;
  "event-admin": typeof import("./de/event-admin.ts").default;
  "follow-up-link": typeof import("./de/follow-up-link.ts").default;
  freelancers: typeof import("./de/freelancers.ts").default;
  guides: typeof import("./de/guides.ts").default;
  invitation: typeof import("./de/invitation.ts").default;
  kpis: typeof import("./de/kpis.ts").default;
  landing: typeof import("./de/landing.ts").default;
  "lead-figures": typeof import("./de/lead-figures.ts").default;
  "lead-import": typeof import("./de/lead-import.ts").default;
  "lead-tools": typeof import("./de/lead-tools.ts").default;
  "lead-record": typeof import("./de/lead-record.ts").default;
  leads: typeof import("./de/leads.ts").default;
  legal: LegalTexts;
  lessons: typeof import("./de/lessons.ts").default;
  "live-trainings": typeof import("./de/live-trainings.ts").default;
  moderation: typeof import("./de/moderation.ts").default;
  palette: typeof import("./de/palette.ts").default;
  posts: typeof import("./de/posts.ts").default;
  offer: typeof import("./de/offer.ts").default;
  network: typeof import("./de/network.ts").default;
  placeholders: PlaceholdersTexts;
  plans: typeof import("./de/plans.ts").default;
  problems: typeof import("./de/problems.ts").default;
  profile: typeof import("./de/profile.ts").default;
  projects: typeof import("./de/projects.ts").default;
  "request-messages": typeof import("./de/request-messages.ts").default;
  recurrence: typeof import("./de/recurrence.ts").default;
  tasks: typeof import("./de/tasks.ts").default;
  templates: typeof import("./de/templates.ts").default;
  terms: TermsTexts;
  trainings: typeof import("./de/trainings.ts").default;
  "guides/hot-journey": HotJourneyTexts;
  "guides/warm-journey": WarmJourneyTexts;
  "guides/cold-journey": ColdJourneyTexts;
  "guides/referral-journey": ReferralJourneyTexts;
  "guides/handbook": typeof import("./de/guides/handbook.ts").default;
  "guides/handbook-money": HandbookMoneyTexts;
  "guides/handbook-sales": HandbookSalesTexts;
  "guides/handbook-work": HandbookWorkTexts;
  "guides/meeting-guides": MeetingGuidesTexts;
  "guides/post-types": PostTypesTexts;
  "guides/business": BusinessGuidesTexts;
  "guides/strategies": StrategiesTexts;
}

export type Area = keyof Texts;
