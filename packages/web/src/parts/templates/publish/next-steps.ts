import { linkedTaskTitle } from "@linkedpotential/contract/templates/rules";
import { storage } from "../../../lib/storage/storage.ts";

/**
 * Returns whether a task is among those that earlier versions stored in the browser. Unreadable storage counts as empty
 * and is logged (BRAND-29, BRAND-30).
 */
export function isAmongNextSteps(title: string): boolean {
  const { Content: steps } = stored();
  return Array.isArray(steps) && steps.some((step) => step?.title === linkedTaskTitle(title));
}

function stored(): { Content?: unknown } {
  try {
    return JSON.parse(storage.get("nextSteps") ?? "{}") ?? {};
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: specified, for whoever looks for a task that should be there
    console.warn("nextSteps cannot be read:", error instanceof Error ? error.name : error);
    return {};
  }
}
