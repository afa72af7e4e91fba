import type { TimelineEntry } from "@linkedpotential/contract/leads/schema";
import { type LeadStatus, leadStatuses, leadStatusLabels } from "@linkedpotential/contract/leads/statuses";
import type { StoredEntry } from "./lead-timeline.entity.ts";

/**
 * Converts a stored entry. Older entries hold German text instead of values, such as `Neu → Gewonnen` or `12.03.2027`.
 * Returns an empty list when the text cannot be read.
 */
export function readEntry(stored: StoredEntry): TimelineEntry[] {
  const { id, type, at, text = "", template } = stored;
  switch (type) {
    case "created":
      return [{ id, type, at }];
    case "status_changed": {
      const { from, to } = stored.to ? stored : statusesIn(text);
      return from && to ? [{ id, type, at, from, to }] : [];
    }
    case "follow_up_set": {
      const date = stored.date ?? dateIn(text);
      return date ? [{ id, type, at, date }] : [];
    }
    case "follow_up_done": {
      const date = stored.date ?? dateIn(text);
      return [{ id, type, at, ...(date && { date }) }];
    }
    default:
      return [{ id, type, at, text, ...(template && { template }) }];
  }
}

function statusesIn(text: string): { from?: LeadStatus | undefined; to?: LeadStatus | undefined } {
  const [from, to] = text
    .split(" → ")
    .map((label) => leadStatuses.find((status) => leadStatusLabels[status] === label));
  return { from, to };
}

function dateIn(text: string): string | undefined {
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text) ?? [];
  return day && `${year}-${month}-${day}`;
}
