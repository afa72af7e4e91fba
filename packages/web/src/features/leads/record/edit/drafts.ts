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

/** Unsaved texts by lead and field. They outlive the record, so that a text that was refused is not lost. */
export interface Drafts {
  get: (leadId: number, field: string) => Draft | undefined;
  /** Returns all drafts of a lead, in the order in which they were begun. */
  of: (leadId: number) => Draft[];
  set: (leadId: number, field: string, draft: Draft | undefined) => void;
  listen: (listener: () => void) => () => void;
}

export function createDrafts(): Drafts {
  const drafts = new Map<string, Draft>();
  const changed = createSignal();
  return {
    get: (leadId, field) => drafts.get(`${leadId} ${field}`),
    of: (leadId) => [...drafts].filter(([key]) => key.startsWith(`${leadId} `)).map(([, draft]) => draft),
    set: (leadId, field, draft) => {
      if (draft) drafts.set(`${leadId} ${field}`, draft);
      else drafts.delete(`${leadId} ${field}`);
      changed.emit();
    },
    listen: changed.listen,
  };
}
