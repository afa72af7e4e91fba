import {
  CalendarClock,
  ChartNoAxesColumn,
  GraduationCap,
  Handshake,
  House,
  type LucideIcon,
  NotebookText,
  ReceiptText,
  Users,
} from "lucide-react";
import { lazyPart } from "../../lib/rendering/lazy-part.ts";

interface SectionRow {
  icon: LucideIcon;
  /** `account`: in no navigation but the account's menu, and on phones behind "more". */
  place: "bar" | "more" | "account";
  Screen: ReturnType<typeof lazyPart<object>>;
}

const Overview = lazyPart(async () => (await import("./overview/overview.tsx")).Overview, "tasks");
const LeadsScreen = lazyPart(async () => (await import("../../features/leads/leads-screen.tsx")).LeadsScreen, "leads");
const TrainingsScreen = lazyPart(
  async () => (await import("../../features/trainings/trainings-screen.tsx")).TrainingsScreen,
  "trainings",
  "lessons",
);
const Guides = lazyPart(async () => (await import("./guides/guides-section.tsx")).GuidesSection, "guides", "templates");
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
);

/** In the order of the navigation. A new section is a row here and its name in the texts `dashboard.sections`. */
export const sections = {
  dashboard: { icon: House, place: "bar", Screen: Overview },
  leads: { icon: Users, place: "bar", Screen: LeadsScreen },
  templates: { icon: NotebookText, place: "bar", Screen: Guides },
  trainings: { icon: GraduationCap, place: "bar", Screen: TrainingsScreen },
  trainings2: { icon: CalendarClock, place: "bar", Screen: LiveTrainingsScreen },
  community: { icon: Handshake, place: "more", Screen: Community },
  kpis: { icon: ChartNoAxesColumn, place: "more", Screen: KpisScreen },
  billing: { icon: ReceiptText, place: "account", Screen: BillingScreen },
} as const satisfies Record<string, SectionRow>;

export type Section = keyof typeof sections;

const ids = Object.keys(sections) as Section[];
export const sectionsAt = (...places: SectionRow["place"][]): Section[] =>
  ids.filter((id) => places.includes(sections[id].place));

export const isSection = (text: string | null): text is Section => text !== null && Object.hasOwn(sections, text);
