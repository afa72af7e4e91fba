import { storage } from "../storage/storage.ts";

/** Remembers the section to return to until the given time. */
export function rememberSection(section: string, until: Date): void {
  storage.set("activeSection", section);
  storage.set("activeSectionUntil", String(until.getTime()));
}

export const forgetSection = (): void => storage.remove("activeSection", "activeSectionUntil");

/**
 * Returns the remembered section without checking that it exists. Null when there is none, it has expired or it is the
 * KPIs section.
 */
export function sectionOfToday(): string | null {
  const section = storage.get("activeSection");
  const isOver = Date.now() >= Number(storage.get("activeSectionUntil"));
  return isOver || section === "kpis" ? null : section;
}
