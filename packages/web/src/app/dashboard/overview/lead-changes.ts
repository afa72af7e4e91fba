import type { TouchType } from "@linkedpotential/contract/leads/choices";
import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { compareTasks, followUpTaskId } from "@linkedpotential/contract/tasks/rules";
import type { Task } from "@linkedpotential/contract/tasks/schema";
import { addTimelineEntry, cachedLead, patchRow, putLead } from "../../../features/leads/lead-cache.ts";
import { taskQuery } from "../../../features/tasks/api.ts";
import { useAction } from "../../../lib/action/use-action.ts";
import { queryClient } from "../../../lib/api/query-client.ts";
import type { Texts } from "../../../texts/areas.ts";
import { openFollowUp } from "./day/due-leads.ts";

type LeadFields = Partial<Pick<LeadRow, "status" | "followUpDate" | "followUpCompleted" | "rhythmWeeks">>;

interface LeadEdit {
  /** The lead before the change. */
  lead: LeadRow;
  fields: LeadFields;
}

interface NamedEdit extends LeadEdit {
  /** Title of the toast. Its description is the name of the lead. */
  says: (toasts: Texts["day"]["toasts"]) => string;
  /** Replaces the undo that sets the fields to their earlier values. */
  undo?: () => void;
  onFailed?: () => void;
}

const area = "day";
const toastMs = 8000;

/** Changes a lead at once and without a question. The toast offers to undo the change (D62). */
export function useLeadChange() {
  const restore = useRestoreFields();
  return useAction("leads/update", ({ lead, fields }: NamedEdit) => ({ params: { leadId: lead.id }, body: fields }), {
    optimistic: ({ lead, fields }) => show(lead, fields),
    onDone: putLead,
    onFailed: (_, { onFailed }) => onFailed?.(),
    toasts: {
      area,
      done: ({ toasts }, _, { lead, says }) => ({ title: says(toasts), description: lead.name, duration: toastMs }),
      undo: (_, { undo, lead, fields }) => (undo ? undo() : restore.run({ lead, fields })),
      failed: ({ toasts }) => toasts.changeFailed,
    },
  });
}

/** Sets the changed fields of a lead to the values that they had before. */
export function useRestoreFields() {
  const call = ({ lead, fields }: LeadEdit) => ({ params: { leadId: lead.id }, body: formerValues(lead, fields) });
  return useAction("leads/update", call, {
    optimistic: ({ lead, fields }) => show(lead, formerValues(lead, fields)),
    onDone: putLead,
    toasts: { area, done: ({ toasts }) => toasts.undone, failed: ({ toasts }) => toasts.undoFailed },
  });
}

interface Contact {
  /** The lead before the contact. */
  lead: LeadRow;
  type: TouchType;
  undo: (entryId: number) => void;
  onFailed?: () => void;
}

/** Adds a contact to the timeline of a lead. */
export function useLogContact() {
  const call = ({ lead, type }: Contact) => ({ params: { leadId: lead.id }, body: { type, text: "" } });
  return useAction("leads/log-touch", call, {
    optimistic: ({ lead, type }) => show(lead, contactAt(new Date().toISOString(), type)),
    onDone: (entry, { lead, type }) => {
      addTimelineEntry(lead.id, entry);
      patchRow(lead.id, contactAt(entry.at, type));
    },
    onFailed: (_, { onFailed }) => onFailed?.(),
    toasts: {
      area,
      done: ({ toasts, contacts }, _, { lead, type }) => ({
        title: toasts.contact(contacts[type]),
        description: lead.name,
        duration: toastMs,
      }),
      undo: ({ id }, { undo }) => undo(id),
      failed: ({ toasts }) => toasts.contactFailed,
    },
  });
}

interface LoggedContact {
  /** The lead before the contact. */
  lead: LeadRow;
  entryId: number;
}

/**
 * Removes a contact from the timeline. The server does so for the latest one within an hour. A silent removal shows no
 * toast when it succeeds.
 */
export function useDeleteContact({ isSilent = false } = {}) {
  const call = ({ lead, entryId }: LoggedContact) => ({ params: { leadId: lead.id, entryId } });
  const failed = ({ toasts }: Texts["day"]) => toasts.undoFailed;
  const done = ({ toasts }: Texts["day"]) => toasts.undone;
  return useAction("leads/delete-touch", call, {
    onDone: putLead,
    toasts: isSilent ? { area, failed } : { area, done, failed },
  });
}

const contactAt = (at: string, type: TouchType) => ({ lastTouchAt: at, lastTouchType: type, lastActivity: at });

/** Shows fields of a lead before the server has confirmed them. Returns the rollback. */
function show(lead: LeadRow, fields: Partial<LeadRow>): () => void {
  const shown = cachedLead(lead.id) ?? lead;
  patchRow(lead.id, fields);
  if ("followUpCompleted" in fields) showFollowUpTask({ ...shown, ...fields });
  return () => {
    patchRow(lead.id, formerValues(shown, fields));
    void queryClient.invalidateQueries({ queryKey: taskQuery.queryKey });
  };
}

/** Changes the task that stands for the follow-up. A task that is missing appears when the tasks are read again. */
function showFollowUpTask(lead: LeadRow): void {
  const id = followUpTaskId(lead.id);
  const dueDate = openFollowUp(lead);
  void queryClient.cancelQueries({ queryKey: taskQuery.queryKey });
  queryClient.setQueryData<Task[]>(taskQuery.queryKey, (tasks) =>
    tasks?.flatMap((task) => (task.id !== id ? task : dueDate === null ? [] : { ...task, dueDate })).sort(compareTasks),
  );
}

function formerValues<Fields extends Partial<LeadRow>>(lead: LeadRow, fields: Fields): Fields {
  const names = Object.keys(fields) as (keyof LeadRow & keyof Fields)[];
  return Object.fromEntries(names.map((name) => [name, lead[name]])) as Fields;
}
