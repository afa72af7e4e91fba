import type { Lead } from "@linkedpotential/contract/leads/schema";
import type { SentTemplate } from "../activity/sent-template.ts";

/** Time in milliseconds during which the latest touch of a lead can be undone. */
export const touchUndoMs = 60 * 60 * 1000;

const undoneFields = [
  "status",
  "nextStep",
  "followUpDate",
  "followUpCompleted",
  "lostReason",
  "lastTouchAt",
  "lastTouchType",
] as const;
type Fields = Partial<Pick<Lead, (typeof undoneFields)[number]>>;

/** Values of a lead before and after a touch changed them. */
export interface TouchUndo {
  entryId: number;
  at: string;
  before: Fields;
  after: Fields;
  sentTemplate?: SentTemplate | undefined;
}

type Changed = Pick<TouchUndo, "before" | "after">;

export function changedByTouch(before: Lead, after: Lead): Changed {
  const changed = undoneFields.filter((field) => before[field] !== after[field]);
  const pick = (lead: Lead): Fields => Object.fromEntries(changed.map((field) => [field, lead[field]]));
  return { before: pick(before), after: pick(after) };
}

/** Restores the values before the touch, except those that were changed again since. */
export function undoTouch(lead: Lead, { before, after }: Changed): Lead {
  const same = Object.entries(before).filter(([field]) => Reflect.get(lead, field) === Reflect.get(after, field));
  return { ...lead, ...Object.fromEntries(same) };
}
