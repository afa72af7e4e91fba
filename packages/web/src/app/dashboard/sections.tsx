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
import { lazyPart } from "../../lib/lazy-part.ts";

interface SectionRow {
  icon: LucideIcon;
  /**
   * `bar`: in the side navigation and in the bar of phones; `more`: there behind "more"; `account`: in no navigation but
   * the account's menu, on phones behind "more" too.
   */
  place: "bar" | "more" | "account";
  /** Its code, and the areas of texts that come with it. */
  Screen: ReturnType<typeof lazyPart<object>>;
}

const Overview = lazyPart(async () => (await import("./overview/overview.tsx")).Overview, "tasks");
const LeadsScreen = lazyPart(async () => (await import("../../features/leads/leads-screen.tsx")).LeadsScreen, "leads");
const Prepared = lazyPart(async () => (await import("./prepared-content.tsx")).PreparedContent, "preparation");

/**
 * The sections of the dashboard, in the order of the navigation; `trainings2` are the live events (D28). A new one is a
 * row here and its name in the texts `dashboard.sections`; navigation, addresses and preloading follow from it.
 */
export const sections = {
  dashboard: { icon: House, place: "bar", Screen: Overview },
  leads: { icon: Users, place: "bar", Screen: LeadsScreen },
  templates: { icon: NotebookText, place: "bar", Screen: Prepared },
  trainings: { icon: GraduationCap, place: "bar", Screen: Prepared },
  trainings2: { icon: CalendarClock, place: "bar", Screen: Prepared },
  community: { icon: Handshake, place: "more", Screen: Prepared },
  kpis: { icon: ChartNoAxesColumn, place: "more", Screen: Prepared },
  billing: { icon: ReceiptText, place: "account", Screen: Prepared },
} as const satisfies Record<string, SectionRow>;

export type Section = keyof typeof sections;

const ids = Object.keys(sections) as Section[];
/** Those at one of the places, in order. */
export const sectionsAt = (...places: SectionRow["place"][]): Section[] =>
  ids.filter((id) => places.includes(sections[id].place));

export const isSection = (text: string | null): text is Section => text !== null && Object.hasOwn(sections, text);
