import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import type { LeadStatus } from "@linkedpotential/contract/leads/statuses";
import { focusAfterOverlay } from "../../../lib/focus/focus.ts";

/** The card to focus once it appears in its new column. */
let pending: Pick<LeadRow, "id" | "status"> | null = null;

/** Requests the focus for a lead's card. Call it before the lead moves to another column. */
export function requestCardFocus({ id }: LeadRow, status: LeadStatus): void {
  pending = { id, status };
}

/**
 * Focuses a new card element if its lead was just moved, because the focus was lost with the element in the old column.
 */
export function focusIfRequested({ id, status }: LeadRow, card: HTMLElement | null): void {
  if (!card || id !== pending?.id || status !== pending.status) return;
  pending = null;
  card.focus({ preventScroll: true });
  // A closing menu or dialog moves the focus back to its button, so focus the card once more afterwards.
  focusAfterOverlay(card, { preventScroll: true });
}
