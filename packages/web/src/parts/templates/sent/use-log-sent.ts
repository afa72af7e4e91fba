import type { LeadRow, NewTouch } from "@linkedpotential/contract/leads/schema";
import { useAction } from "../../../lib/action/use-action.ts";

export interface SentMessage {
  lead: Pick<LeadRow, "id" | "name">;
  template: string;
  change: NonNullable<NewTouch["change"]>;
}

/** Adds a sent message to the timeline of a lead, together with its next follow-up and status. */
export function useLogSent(onDone: () => void) {
  const undo = useAction(
    "leads/delete-touch",
    ({ leadId, entryId }: { leadId: number; entryId: number }) => ({ params: { leadId, entryId } }),
    { toasts: { area: "templates", done: ({ sent }) => sent.undone, failed: ({ sent }) => sent.undoFailed } },
  );
  return useAction(
    "leads/log-touch",
    ({ lead, template, change }: SentMessage) => ({
      params: { leadId: lead.id },
      body: { type: "message_sent" as const, text: "", template, change },
    }),
    {
      onDone,
      toasts: {
        area: "templates",
        done: ({ sent }, _, { lead }) => ({ title: sent.logged(lead.name) }),
        undo: ({ id }, { lead }) => undo.run({ leadId: lead.id, entryId: id }),
        failed: ({ sent }) => sent.failed,
      },
    },
  );
}
