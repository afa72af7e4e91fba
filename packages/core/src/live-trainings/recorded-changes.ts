import { type EventChange, recordedEventFields } from "@linkedpotential/contract/admin/event-changes";
import type { LiveTrainingItem } from "./seats/with-seats.ts";

/** Fields that are recorded without values: long texts, and the instructor, which is the name of a person. */
const withoutValues: ReadonlySet<string> = new Set(["description", "instructor"]);

/** Returns what differs after a change, for the admin record. Returns nothing to record when nothing does. */
export function recordedChanges(
  before: LiveTrainingItem,
  after: Partial<LiveTrainingItem>,
): { changes?: EventChange[] } {
  const changes = recordedEventFields.flatMap((field): EventChange[] => {
    const [from, to] = [before[field], after[field]];
    if (to === undefined || from === to) return [];
    return [withoutValues.has(field) ? { field } : { field, from: String(from), to: String(to) }];
  });
  return changes.length > 0 ? { changes } : {};
}
