import { lazyPart } from "../../lib/rendering/lazy-part.ts";
import type { Section } from "./sections.ts";

const Overview = lazyPart(async () => (await import("./overview/overview.tsx")).Overview, "tasks", "day");
const LeadsScreen = lazyPart(async () => (await import("../../features/leads/leads-screen.tsx")).LeadsScreen, "leads");
const TrainingsScreen = lazyPart(
  async () => (await import("../../features/trainings/trainings-screen.tsx")).TrainingsScreen,
  "trainings",
  "lessons",
);
const Guides = lazyPart(
  async () => (await import("./guides/guides-section.tsx")).GuidesSection,
  "guides",
  "templates",
  "placeholders",
);
const LiveTrainingsScreen = lazyPart(
  async () => (await import("../../features/live-trainings/live-trainings-screen.tsx")).LiveTrainingsScreen,
  "live-trainings",
);
const KpisScreen = lazyPart(async () => (await import("../../features/kpis/kpis-screen.tsx")).KpisScreen, "kpis");
const Community = lazyPart(
  async () => (await import("./community/community-section.tsx")).CommunitySection,
  "community",
  "posts",
  "moderation",
);
const BillingScreen = lazyPart(
  async () => (await import("../../features/billing/billing-screen.tsx")).BillingScreen,
  "billing",
  "plans",
);

export const sectionScreens: Record<Section, ReturnType<typeof lazyPart<object>>> = {
  dashboard: Overview,
  leads: LeadsScreen,
  templates: Guides,
  trainings: TrainingsScreen,
  trainings2: LiveTrainingsScreen,
  community: Community,
  kpis: KpisScreen,
  billing: BillingScreen,
};
