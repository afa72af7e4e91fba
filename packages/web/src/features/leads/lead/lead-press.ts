import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import type { MouseEvent } from "react";
import type { LeadActions } from "./lead-actions.tsx";

const middleButton = 1;

/**
 * Returns the handlers of an element that opens a lead. Ctrl, Cmd or the middle button opens it in a new tab, like a
 * link (O193).
 */
export const leadPress = (lead: LeadRow, open: LeadActions["open"]) => ({
  onClick: (event: MouseEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey) openTab(lead);
    else if (!hasSelectedText(event)) open(lead);
  },
  onMouseDown: (event: MouseEvent) => {
    // Prevent the autoscroll that the middle button starts on Windows.
    if (event.button === middleButton) event.preventDefault();
  },
  onAuxClick: ({ button }: MouseEvent) => {
    if (button === middleButton) openTab(lead);
  },
});

/** Opens the current page in a new tab, with the lead's dialog. */
function openTab({ id }: LeadRow): void {
  const address = new URL(location.href);
  address.searchParams.set("lead", String(id));
  open(address, "_blank", "noopener");
}

/**
 * Returns whether the press ended a text selection, which must not open the lead. Always false for the lead's name,
 * because it is a button.
 */
function hasSelectedText({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  if (target instanceof Element && target.closest("button")) return false;
  const selection = getSelection();
  return selection?.isCollapsed === false && currentTarget.contains(selection.anchorNode);
}
