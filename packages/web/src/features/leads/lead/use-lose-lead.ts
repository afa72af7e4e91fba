import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { useAction } from "../../../lib/action/use-action.ts";
import { patchLead, putLead } from "../lead-cache.ts";
import { failureToast, offerPlan } from "../lead-toasts.ts";

interface Loss {
  /** The lead before it was lost. */
  lead: LeadRow;
  lostReason: string;
  /** Whether the open follow-up is removed. */
  dropsFollowUp: boolean;
}

type Fields = Pick<LeadRow, "status" | "lostReason"> & Partial<Pick<LeadRow, "followUpDate" | "followUpCompleted">>;

/** Sets a lead to lost. The toast names the lead and offers to restore its status, reason and follow-up. */
export function useLoseLead() {
  const restore = useAction("leads/update", (loss: Loss) => call(loss, formerFields(loss)), {
    optimistic: (loss) => show(loss, formerFields(loss)),
    onDone: putLead,
    toasts: { area: "leads", done: ({ toasts }) => toasts.updated, failed: failureToast("updateFailed") },
  });
  return useAction("leads/update", (loss: Loss) => call(loss, lostFields(loss)), {
    optimistic: (loss) => show(loss, lostFields(loss)),
    onDone: putLead,
    onFailed: offerPlan,
    toasts: {
      area: "leads",
      done: ({ toasts, board, statuses }, _, { lead }) => ({
        title: toasts.updated,
        description: board.moved(lead.name, statuses.lost),
      }),
      undo: (_, loss) => restore.run(loss),
      failed: failureToast("updateFailed"),
    },
  });
}

const lostFields = ({ lostReason, dropsFollowUp }: Loss): Fields => ({
  status: "lost",
  lostReason,
  ...(dropsFollowUp && { followUpDate: null }),
});

const formerFields = ({ lead, dropsFollowUp }: Loss): Fields => {
  const { status, lostReason, followUpDate, followUpCompleted } = lead;
  return { status, lostReason, ...(dropsFollowUp && { followUpDate, followUpCompleted }) };
};

const call = ({ lead }: Loss, body: Fields) => ({ params: { leadId: lead.id }, body });

const show = ({ lead }: Loss, fields: Fields) =>
  patchLead(lead.id, { ...fields, lastActivity: new Date().toISOString() });
