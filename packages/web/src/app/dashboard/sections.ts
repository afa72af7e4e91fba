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

interface SectionRow {
  icon: LucideIcon;
  /** Place in the navigation. Sections with `account` are listed in the account menu, and on phones behind "more". */
  place: "bar" | "more" | "account";
}

/**
 * The dashboard's sections in the order of the navigation. To add one, add a row here, its screen in
 * `section-screens.ts` and its name in the texts `dashboard.sections`.
 */
export const sections = {
  dashboard: { icon: House, place: "bar" },
  leads: { icon: Users, place: "bar" },
  templates: { icon: NotebookText, place: "bar" },
  trainings: { icon: GraduationCap, place: "more" },
  trainings2: { icon: CalendarClock, place: "bar" },
  community: { icon: Handshake, place: "bar" },
  kpis: { icon: ChartNoAxesColumn, place: "more" },
  billing: { icon: ReceiptText, place: "account" },
} as const satisfies Record<string, SectionRow>;

export type Section = keyof typeof sections;

const ids = Object.keys(sections) as Section[];
export const sectionsAt = (...places: SectionRow["place"][]): Section[] =>
  ids.filter((id) => places.includes(sections[id].place));

export const isSection = (text: string | null): text is Section => text !== null && Object.hasOwn(sections, text);
