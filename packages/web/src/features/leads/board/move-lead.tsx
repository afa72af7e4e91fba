import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import type { LeadStatus } from "@linkedpotential/contract/leads/statuses";
import { createContext, type ReactNode, use, useCallback } from "react";
import { useAction } from "../../../lib/action/use-action.ts";
import type { Texts } from "../../../texts/areas.ts";
import { useLeadActions } from "../lead/lead-actions.tsx";
import { patchRow, putLead, putRow } from "../lead-cache.ts";
import { failureToast, offerPlan } from "../lead-toasts.ts";
import { requestCardFocus } from "./card-focus.ts";

type MoveLead = (lead: LeadRow, status: LeadStatus) => void;

const Context = createContext<MoveLead>(() => undefined);

/** Returns the function that moves a card to another column. The toast names the lead and offers to undo the move. */
export const useMove = (): MoveLead => use(Context);

/** Provides `useMove` to all cards with a single pair of actions, because a board has many cards. */
export function MoveProvider({ children }: { children: ReactNode }) {
  const { changeStatus } = useLeadActions();
  const { run } = useMoveLead();
  const move = useCallback<MoveLead>(
    (lead, status) => {
      if (status === lead.status) return;
      requestCardFocus(lead, status);
      // A lead that is lost is asked for the reason (D54).
      if (status === "lost") changeStatus(lead, status);
      else run({ lead, status });
    },
    [changeStatus, run],
  );
  return <Context value={move}>{children}</Context>;
}

interface Move {
  /** The lead before the move. */
  lead: LeadRow;
  status: LeadStatus;
  lostReason?: string;
}

const toastText = ({ toasts, board, statuses }: Texts["leads"], { lead, status }: Move) => ({
  title: toasts.updated,
  description: board.moved(lead.name, statuses[status]),
});

const call = ({ lead, status, lostReason }: Move) => ({
  params: { leadId: lead.id },
  body: { status, ...(lostReason !== undefined && { lostReason }) },
});

function showMove({ lead, status }: Move): () => void {
  patchRow(lead.id, { status, lastActivity: new Date().toISOString() });
  return () => putRow(lead);
}

function useMoveLead() {
  const back = useAction("leads/update", call, {
    optimistic: showMove,
    onDone: putLead,
    toasts: {
      area: "leads",
      done: (texts, _, move) => toastText(texts, move),
      failed: failureToast("updateFailed"),
    },
  });
  return useAction("leads/update", call, {
    optimistic: showMove,
    onDone: putLead,
    onFailed: offerPlan,
    toasts: {
      area: "leads",
      done: (texts, _, move) => toastText(texts, move),
      undo: (moved, { lead }) => {
        const { status, lostReason } = lead;
        requestCardFocus(lead, status);
        back.run({ lead: { ...lead, status: moved.status }, status, ...(status === "lost" && { lostReason }) });
      },
      failed: failureToast("updateFailed"),
    },
  });
}
