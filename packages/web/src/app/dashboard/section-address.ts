import { sectionOfToday } from "../../lib/navigation/remembered-section.ts";
import { storage } from "../../lib/storage/storage.ts";
import { isSection, type Section } from "./sections.ts";

/** The specified categories. The browser remembers which of them was shown last. */
const rememberedCategories = ["personal-branding", "engagement", "meetings"] as const;
export const guideCategories = [...rememberedCategories, "handbook"] as const;

export const isRememberedCategory = (text: string | null): text is (typeof rememberedCategories)[number] =>
  rememberedCategories.some((category) => category === text);

export function sectionIn(search: URLSearchParams): Section | null {
  const named = search.get("section");
  if (named === null) return null;
  return isSection(named) ? named : "dashboard";
}

/** Returns the section that was shown last today, else the dashboard. */
export function rememberedSection(): Section {
  const saved = sectionOfToday();
  return isSection(saved) ? saved : "dashboard";
}

export function guideCategoryIn(search: URLSearchParams): string {
  const named = search.get("category");
  if (named) return named;
  const saved = storage.get("guideCategory");
  return isRememberedCategory(saved) ? saved : "engagement";
}

export function sectionSearch(section: Section, details: Record<string, string> = {}): string {
  if (section === "dashboard") return "";
  return `?${new URLSearchParams({ section, ...details })}`;
}
