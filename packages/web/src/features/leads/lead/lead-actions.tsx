import { today } from "@linkedpotential/contract/dates";
import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import type { LeadStatus } from "@linkedpotential/contract/leads/statuses";
import { createContext, type ReactNode, use, useMemo } from "react";
import { useUser } from "../../../lib/session/session.ts";
import { useCopyLead, useQuickChange } from "../api.ts";

export interface LeadActions {
  /** Today in the user's time zone, `yyyy-MM-dd`. */
  today: string;
  /** Returns the date of an instant in the user's time zone. */
  dayOf: (instant: string) => string;
  /** Opens the record of a lead. */
  open: (lead: Pick<LeadRow, "id">) => void;
  /** Opens the form with all fields of a lead. */
  edit: (lead: Pick<LeadRow, "id">) => void;
  copy: (lead: LeadRow) => void;
  /** Deletes a lead after a confirmation. */
  remove: (lead: LeadRow) => void;
  completeFollowUp: (lead: LeadRow) => void;
  /** Opens a dialog for the reason when the new status is "lost" (D54). */
  changeStatus: (lead: LeadRow, status: LeadStatus) => void;
}

const Context = createContext<LeadActions | null>(null);

/** Returns the actions on leads. The object changes only with the day or time zone, so that rows can be memoized. */
export function useLeadActions(): LeadActions {
  const actions = use(Context);
  if (!actions) throw new Error("useLeadActions needs LeadActionsProvider");
  return actions;
}

interface ProviderProps {
  onOpen: (id: number) => void;
  onEdit: (id: number) => void;
  onRemove: (lead: LeadRow) => void;
  onLost: (lead: LeadRow) => void;
  children: ReactNode;
}

export function LeadActionsProvider({ onOpen, onEdit, onRemove, onLost, children }: ProviderProps) {
  const { timezone } = useUser();
  const { run: change } = useQuickChange();
  const { run: copy } = useCopyLead();
  const day = today(new Date(), timezone);
  const actions = useMemo<LeadActions>(
    () => ({
      today: day,
      dayOf: (instant) => today(new Date(instant), timezone),
      open: ({ id }) => onOpen(id),
      edit: ({ id }) => onEdit(id),
      copy: (lead) => copy(lead),
      remove: onRemove,
      completeFollowUp: ({ id }) => change({ id, change: { followUpCompleted: true } }),
      changeStatus: (lead, status) => {
        if (status === lead.status) return;
        if (status === "lost") onLost(lead);
        else change({ id: lead.id, change: { status } });
      },
    }),
    [day, timezone, onOpen, onEdit, onRemove, onLost, change, copy],
  );
  return <Context value={actions}>{children}</Context>;
}
