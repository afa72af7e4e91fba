import type { Lead, LeadRow, NewLead } from "@linkedpotential/contract/leads/schema";
import type { Reading } from "@linkedpotential/contract/quick-add/reading";
import { patchLead, putLead, putRow, removeRows } from "../../../features/leads/lead-cache.ts";
import { useCreateTaskDirectly } from "../../../features/tasks/api.ts";
import { openTaskDialog } from "../../../features/tasks/form/task-dialog-store.ts";
import { useAction } from "../../../lib/action/use-action.ts";
import { dismissToast } from "../../../lib/toast.ts";
import { useToday } from "../../../lib/use-today.ts";
import { useTexts } from "../../../texts/texts.ts";
import { type Open, useOpen } from "./entries/use-open.ts";
import { leadChangeOf, taskOf, valuesBefore } from "./reading-values.ts";

const area = "palette";
/** Time in milliseconds to read what was saved and to undo it. */
const duration = 8000;
const byId = ({ id }: { id: number }) => ({ params: { leadId: id } });

interface Step {
  lead: LeadRow;
  change: Partial<LeadRow>;
}

/** Returns a function that saves a task or the next step with a lead. It rejects if the server refuses. */
export function useSaveReading(): (reading: Reading<LeadRow>) => Promise<unknown> {
  const today = useToday();
  const open = useOpen();
  const { toasts } = useTexts(area);
  const task = useCreateTaskDirectly({
    describe: (created) => <OpenLink label={created.title} onPress={() => openTaskDialog({ task: created })} />,
    // The palette shows the failure.
    isSilent: true,
  });
  const restore = useAction("leads/update", ({ lead, change }: Step) => ({ ...byId(lead), body: change }), {
    optimistic: ({ lead, change }) => patchLead(lead.id, change),
    onDone: putLead,
    toasts: { area, done: () => toasts.restored, failed: () => toasts.restoreFailed },
  });
  const step = useAction("leads/update", ({ lead, change }: Step) => ({ ...byId(lead), body: change }), {
    optimistic: ({ lead, change }) => patchLead(lead.id, change),
    onDone: putLead,
    toasts: {
      area,
      done: (_, lead) => ({ title: toasts.saved, description: <LeadLink lead={lead} open={open} />, duration }),
      undo: (_, { lead, change }) => restore.run({ lead, change: valuesBefore(lead, change) }),
    },
  });
  return (reading) => {
    const { lead } = reading;
    if (!lead) return task.runAsync(taskOf(reading, today));
    return step.runAsync({ lead, change: leadChangeOf(reading, lead.tags, today) });
  };
}

/** Creates the lead of a sentence. The toast offers to undo it and to open the lead. */
export function useCreateLeadFromPalette() {
  const open = useOpen();
  const { toasts } = useTexts(area);
  const discard = useAction("leads/delete", (lead: Lead) => byId(lead), {
    optimistic: (lead) => {
      removeRows(lead.id);
      return () => putRow(lead);
    },
    onDone: (_, { id }) => removeRows(id),
    toasts: { area, done: () => toasts.discarded, failed: () => toasts.restoreFailed },
  });
  return useAction("leads/create", (body: NewLead) => ({ body }), {
    isForm: true,
    onDone: putLead,
    toasts: {
      area,
      done: (_, lead) => ({ title: toasts.created, description: <LeadLink lead={lead} open={open} />, duration }),
      undo: discard.run,
    },
  });
}

const LeadLink = ({ lead: { id, name }, open }: { lead: Lead; open: Open }) => (
  <OpenLink label={name} onPress={() => open.lead(id)} />
);

function OpenLink({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      className="min-h-6 text-left text-accent-text underline-offset-2 hover:underline pointer-coarse:min-h-11"
      onClick={() => {
        dismissToast();
        onPress();
      }}
    >
      {label}
    </button>
  );
}
