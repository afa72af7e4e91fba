import { sectionOfToday } from "../lib/navigation/remembered-section.ts";
import { type PreloadPlan, preloadPlanOf } from "./preload-plans.ts";

export function currentPreloadPlan(): PreloadPlan {
  const named = new URLSearchParams(location.search).get("section");
  return preloadPlanOf(location.pathname, named ?? sectionOfToday());
}
