import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import type { LeadStatus } from "@linkedpotential/contract/leads/values";
import { useMemo } from "react";
import { type DragAndDropHooks, useDragAndDrop } from "react-aria-components/useDragAndDrop";
import { useLeadActions } from "../lead/lead-actions.tsx";
import { cachedLead } from "../lead-cache.ts";
import { useCardDrag } from "./card-drag.tsx";

const dragType = "application/x-lead";

/** The card that was dropped last and is still to appear in its new column. */
let dropped: Pick<LeadRow, "id" | "status"> | null = null;

/** Gives the focus to the card that was just dropped: it would be lost with the one in the old column. */
export function focusWhenDropped({ id, status }: LeadRow, card: HTMLElement | null): void {
  // A drop may come to nothing: whoever keeps the lead open is not torn out of what they type.
  if (!card || id !== dropped?.id || status !== dropped.status) return;
  dropped = null;
  card.focus({ preventScroll: true });
}

/** Dragging a card out of a column, and what happens when one is dropped on it. */
export function useBoardDrop(status: LeadStatus) {
  const { changeStatus } = useLeadActions();
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((id) => ({ [dragType]: String(id) })),
    acceptedDragTypes: [dragType],
    getDropOperation: () => "move",
    onRootDrop: async ({ items }) => {
      for (const item of items) {
        if (item.kind !== "text") continue;
        const lead = cachedLead(Number(await item.getText(dragType)));
        if (!lead) continue;
        dropped = { id: lead.id, status };
        changeStatus(lead, status);
      }
    },
  });
  return useMemo(() => withLightCards(dragAndDropHooks), [dragAndDropHooks]);
}

const noTarget = { dropIndicatorProps: {}, isDropTarget: false, isHidden: true };

/** Without the hooks that draw each card anew whenever keyboard and pointer take turns: one drops on columns only. */
function withLightCards(hooks: DragAndDropHooks): DragAndDropHooks {
  const { useDropIndicator } = hooks;
  return {
    ...hooks,
    useDraggableItem: useCardDrag,
    useDropIndicator: (props, ...rest) =>
      // biome-ignore lint/correctness/useHookAtTopLevel: what a component draws is a column's target or a card's for good
      props.target.type === "root" && useDropIndicator ? useDropIndicator(props, ...rest) : noTarget,
  };
}
