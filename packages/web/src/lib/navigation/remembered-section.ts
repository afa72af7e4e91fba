import { storage } from "../storage/storage.ts";

/** Remembers the section to come back to until an instant. */
export function rememberSection(section: string, until: Date): void {
  storage.set("activeSection", section);
  storage.set("activeSectionUntil", String(until.getTime()));
}

export const forgetSection = (): void => storage.remove("activeSection", "activeSectionUntil");

/** The remembered section, which may be an unknown word. Null without one, when its day is over, and for the KPIs. */
export function sectionOfToday(): string | null {
  const section = storage.get("activeSection");
  const isOver = Date.now() >= Number(storage.get("activeSectionUntil"));
  return isOver || section === "kpis" ? null : section;
}
