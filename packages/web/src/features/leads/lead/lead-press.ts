import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import type { MouseEvent } from "react";
import type { LeadActions } from "./lead-actions.tsx";

const middleButton = 1;

/** For what opens a lead when pressed: with Ctrl, Cmd or the middle button in a tab of its own, as a link does (O193). */
export const leadPress = (lead: LeadRow, open: LeadActions["open"]) => ({
  onClick: (event: MouseEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey) openTab(lead);
    else if (!hasMarkedText(event)) open(lead);
  },
  onMouseDown: (event: MouseEvent) => {
    // Windows would begin to scroll.
    if (event.button === middleButton) event.preventDefault();
  },
  onAuxClick: ({ button }: MouseEvent) => {
    if (button === middleButton) openTab(lead);
  },
});

/** The same list, with the lead over it. */
function openTab({ id }: LeadRow): void {
  const address = new URL(location.href);
  address.searchParams.set("lead", String(id));
  open(address, "_blank", "noopener");
}

/** Whoever has just marked a company or a position wants to copy it. The name, a button, is also pressed by keys. */
function hasMarkedText({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  if (target instanceof Element && target.closest("button")) return false;
  const selection = getSelection();
  return selection?.isCollapsed === false && currentTarget.contains(selection.anchorNode);
}
