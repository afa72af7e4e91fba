import { sectionOfToday } from "../lib/navigation/remembered-section.ts";
import { type Visit, visitTo } from "./visits.ts";

export function currentVisit(): Visit {
  const named = new URLSearchParams(location.search).get("section");
  return visitTo(location.pathname, named ?? sectionOfToday());
}
