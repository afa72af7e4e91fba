import { storage } from "../../lib/storage.ts";
import { isSection, type Section } from "./sections.tsx";

export const guideCategories = ["personal-branding", "engagement", "meetings"] as const;
export type GuideCategory = (typeof guideCategories)[number];

export const isGuideCategory = (text: string | null): text is GuideCategory =>
  guideCategories.some((category) => category === text);

/** The section of an address, null where it names none; an unknown one is the dashboard. */
export function sectionIn(search: URLSearchParams): Section | null {
  const named = search.get("section");
  if (named === null) return null;
  return isSection(named) ? named : "dashboard";
}

/** The section of the last visit; none, an unknown one and the KPIs are the dashboard. */
export function rememberedSection(): Section {
  const saved = storage.get("activeSection");
  return isSection(saved) && saved !== "kpis" ? saved : "dashboard";
}

/** The guide category of an address, whatever it says, else of the last visit, else project acquisition. */
export function guideCategoryIn(search: URLSearchParams): string {
  const named = search.get("category");
  if (named) return named;
  const saved = storage.get("guideCategory");
  return isGuideCategory(saved) ? saved : "engagement";
}

/** The search part of a section's address; the dashboard is the address without one. */
export function sectionSearch(section: Section, details: Record<string, string> = {}): string {
  if (section === "dashboard") return "";
  return `?${new URLSearchParams({ section, ...details })}`;
}
