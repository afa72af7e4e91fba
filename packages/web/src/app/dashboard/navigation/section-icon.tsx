import { type Section, sections } from "../sections.ts";

export function SectionIcon({ section, size = 16 }: { section: Section; size?: 16 | 20 }) {
  const Icon = sections[section].icon;
  return <Icon size={size} aria-hidden className="shrink-0" />;
}
