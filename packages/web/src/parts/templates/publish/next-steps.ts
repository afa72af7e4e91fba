import { linkedTaskTitle } from "@linkedpotential/contract/templates/rules";
import { storage } from "../../../lib/storage.ts";

/** Tasks that earlier versions kept in the browser, by category. What cannot be read is none (BRAND-30). */
export function isAmongNextSteps(title: string): boolean {
  const { Content: steps } = stored();
  return Array.isArray(steps) && steps.some((step) => step?.title === linkedTaskTitle(title));
}

function stored(): { Content?: unknown } {
  try {
    return JSON.parse(storage.get("nextSteps") ?? "{}") ?? {};
  } catch {
    return {};
  }
}
