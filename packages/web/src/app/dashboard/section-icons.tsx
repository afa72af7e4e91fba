import {
  CalendarClock,
  ChartNoAxesColumn,
  GraduationCap,
  Handshake,
  House,
  NotebookText,
  ReceiptText,
  Users,
} from "lucide-react";
import type { Section } from "./sections.ts";

const icons = {
  dashboard: House,
  trainings: GraduationCap,
  trainings2: CalendarClock,
  templates: NotebookText,
  leads: Users,
  community: Handshake,
  kpis: ChartNoAxesColumn,
  billing: ReceiptText,
} as const satisfies Record<Section, unknown>;

export function SectionIcon({ section, size = 16 }: { section: Section; size?: 16 | 20 }) {
  const Icon = icons[section];
  return <Icon size={size} aria-hidden className="shrink-0" />;
}
