import type { AccountExport } from "@linkedpotential/contract/user/schema";
import type { StoredExport } from "./account-export.entity.ts";

/**
 * Time without progress after which an export counts as failed. By then the queue has tried the part eleven times,
 * three minutes apart (`stacks/subscribers.ts`).
 */
export const exportTimeoutMs = 35 * 60 * 1000;

export function exportState(file: StoredExport | null, now: Date): AccountExport {
  if (!file) return { state: "none", availableUntil: null };
  const { availableUntil, movedAt } = file;
  if (availableUntil !== undefined) {
    const isThere = now.toISOString() < availableUntil;
    return isThere ? { state: "ready", availableUntil } : { state: "none", availableUntil: null };
  }
  const isLate = now.getTime() - Date.parse(movedAt) > exportTimeoutMs;
  return { state: isLate ? "failed" : "running", availableUntil: null };
}
