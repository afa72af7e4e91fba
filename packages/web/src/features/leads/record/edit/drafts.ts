import { onAccountChange } from "../../../../lib/session/session.ts";
import { createSignal } from "../../../../lib/signal.ts";

/** Text that was typed into a field of the record and is not saved yet. */
export interface Draft {
  text: string;
  /** Saved text when the edit began. */
  base: string;
  /** Name of the field, as shown to the person. */
  label: string;
  isSending?: boolean;
  /** Why the text could not be saved. */
  problem?: string | undefined;
}

const byField = new Map<string, Draft>();
const changed = createSignal();
const preventUnload = (event: BeforeUnloadEvent): void => event.preventDefault();

function notify(): void {
  removeEventListener("beforeunload", preventUnload);
  if ([...byField.values()].some(({ text, base }) => text !== base)) addEventListener("beforeunload", preventUnload);
  changed.emit();
}

/**
 * Unsaved texts by lead and field. Kept in the module, so that they survive when the record or the section is closed.
 * While there are any, leaving the page asks first.
 */
export const drafts = {
  get: (leadId: number, field: string): Draft | undefined => byField.get(`${leadId} ${field}`),
  /** Returns all drafts of a lead, in the order in which they were begun. */
  of: (leadId: number): Draft[] =>
    [...byField].filter(([key]) => key.startsWith(`${leadId} `)).map(([, draft]) => draft),
  set: (leadId: number, field: string, draft: Draft | undefined): void => {
    if (draft) byField.set(`${leadId} ${field}`, draft);
    else byField.delete(`${leadId} ${field}`);
    notify();
  },
  listen: changed.listen,
};

/**
 * Exported for tests.
 * @internal
 */
export function clearRecordDrafts(): void {
  byField.clear();
  notify();
}
onAccountChange.listen(clearRecordDrafts);
