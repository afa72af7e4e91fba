import { linkedTaskTitle } from "@linkedpotential/contract/templates/rules";
import { storage } from "../../../lib/storage/storage.ts";

/**
 * Returns whether an earlier version stored a task to publish this post in the browser. Unreadable storage is logged and
 * counts as empty.
 */
export function hasLegacyTask(title: string): boolean {
  const { Content: steps } = storedSteps();
  return Array.isArray(steps) && steps.some((step) => step?.title === linkedTaskTitle(title));
}

function storedSteps(): { Content?: unknown } {
  try {
    return JSON.parse(storage.get("nextSteps") ?? "{}") ?? {};
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the specification requires this warning
    console.warn("nextSteps cannot be read:", error instanceof Error ? error.name : error);
    return {};
  }
}
