import type { Lead, LeadChange, LeadRow } from "@linkedpotential/contract/leads/schema";
import { useAction } from "../../../../lib/action/use-action.ts";
import { fetchFresh } from "../../../../lib/api/query-client.ts";
import { patchLead, putLead } from "../../lead-cache.ts";
import { failureToast, offerPlan } from "../../lead-toasts.ts";

export interface LeadEdit {
  id: number;
  change: LeadChange;
  /** Values that undoing the edit restores. */
  before: LeadChange;
  /** Name of the field, shown in the toast. */
  label: string;
  /** Saved text that the person saw when the edit began. An edit of a value that was changed elsewhere is refused. */
  seen?: { text: string; typed: string; textOf: (lead: Lead) => string };
}

/** Thrown when the edited field was changed elsewhere. Carries the lead as it is now. */
export class OvertakenError extends Error {
  readonly lead: Lead;

  constructor(lead: Lead) {
    super("The field was changed elsewhere.");
    this.lead = lead;
  }
}

/** Saves an edit of the record. It shows at once, is rolled back on failure, and can be undone from the toast. */
export function useLeadEdit() {
  const undo = useUndo();
  return useAction("leads/update", callOf, {
    optimistic: showEdit,
    onDone: putLead,
    onFailed: (error) => {
      if (error instanceof OvertakenError) putLead(error.lead);
      else offerPlan(error);
    },
    toasts: {
      area: "leads",
      done: ({ toasts }, _, { label }) => ({ title: toasts.updated, description: label }),
      undo: (_, { id, before, change, label }) => undo.run({ id, change: before, before: change, label }),
      failed: (texts, error) =>
        error instanceof OvertakenError ? undefined : failureToast("updateFailed")(texts, error),
    },
  });
}

function useUndo() {
  return useAction("leads/update", callOf, {
    optimistic: showEdit,
    onDone: putLead,
    toasts: { area: "leads", done: ({ toasts }) => toasts.updated, failed: failureToast("updateFailed") },
  });
}

async function callOf({ id, change, seen }: LeadEdit) {
  const call = { params: { leadId: id } };
  if (seen) {
    const fresh = await fetchFresh("leads/get", call);
    const now = seen.textOf(fresh);
    if (now !== seen.text && now !== seen.typed) throw new OvertakenError(fresh);
  }
  return { ...call, body: change };
}

const showEdit = ({ id, change }: LeadEdit) =>
  patchLead(id, { ...definedOf(change), lastActivity: new Date().toISOString() });

const definedOf = (change: LeadChange): Partial<Lead> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));

/** Returns the current values of the fields in `change`. */
export const valuesBefore = (lead: LeadRow, change: LeadChange): LeadChange =>
  Object.fromEntries(Object.keys(change).map((name) => [name, lead[name as keyof LeadRow]]));
