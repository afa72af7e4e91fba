import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { Check, Copy, Ellipsis, Pencil, Trash2 } from "lucide-react";
import { useTexts } from "../../../texts/texts.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { LazyMenu } from "../../../ui/lazy-menu.tsx";
import type { MenuAction } from "../../../ui/menu.tsx";
import { useLeadActions } from "./lead-actions.tsx";

export function LeadMenu({ lead }: { lead: LeadRow }) {
  const texts = useTexts("leads");
  const actions = useLeadActions();
  const isOpenFollowUp = lead.followUpDate !== null && !lead.followUpCompleted;
  const done: MenuAction[] = isOpenFollowUp
    ? [
        {
          id: "done",
          label: texts.followUp.markDone,
          icon: <Check size={16} />,
          onAction: () => actions.completeFollowUp(lead),
        },
      ]
    : [];
  return (
    <LazyMenu
      trigger={<IconButton size="sm" label={texts.actionsFor(lead.name)} icon={<Ellipsis size={16} />} />}
      actions={[
        { id: "edit", label: texts.edit, icon: <Pencil size={16} />, onAction: () => actions.edit(lead) },
        { id: "copy", label: texts.copy, icon: <Copy size={16} />, onAction: () => actions.copy(lead) },
        ...done,
        {
          id: "delete",
          label: texts.delete,
          icon: <Trash2 size={16} />,
          tone: "danger",
          startsGroup: true,
          onAction: () => actions.remove(lead),
        },
      ]}
    />
  );
}
