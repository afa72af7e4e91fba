import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import type { LeadStatus } from "@linkedpotential/contract/leads/values";
import type { RefObject } from "react";
import { useDrop } from "react-aria/useDrop";
import { focusWhenFree } from "../../../lib/focus/focus-when-free.ts";
import { useLeadActions } from "../lead/lead-actions.tsx";
import { cachedLead } from "../lead-cache.ts";
import { dragType, useHeldLead } from "./card-drag.tsx";

/** The card that was moved last and is still to appear in its new column. */
let moved: Pick<LeadRow, "id" | "status"> | null = null;

export function expectCard({ id }: LeadRow, status: LeadStatus): void {
  moved = { id, status };
}

/** Gives the focus to the card that was just moved: it would be lost with the one in the old column. */
export function focusWhenMoved({ id, status }: LeadRow, card: HTMLElement | null): void {
  // A move may come to nothing: whoever keeps the lead open is not torn out of what they type.
  if (!card || id !== moved?.id || status !== moved.status) return;
  moved = null;
  card.focus({ preventScroll: true });
  // A menu that is about to close takes it back.
  focusWhenFree(card, { preventScroll: true });
}

/** What happens when a card is dropped on a column. */
export function useBoardDrop(status: LeadStatus, ref: RefObject<HTMLElement | null>) {
  const { changeStatus } = useLeadActions();
  const heldLead = useHeldLead();
  return useDrop({
    ref,
    getDropOperation: (types) => (types.has(dragType) && heldLead()?.status !== status ? "move" : "cancel"),
    onDrop: async ({ items }) => {
      for (const item of items) {
        if (item.kind !== "text") continue;
        const lead = cachedLead(Number(await item.getText(dragType)));
        if (!lead) continue;
        expectCard(lead, status);
        changeStatus(lead, status);
      }
    },
  });
}
