import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { useDeferredValue, useEffect, useState } from "react";
import { isGone } from "../../../lib/api/api-error.ts";
import { useLead, useLeads } from "../api.ts";
import { readLeadsAnew } from "../lead-cache.ts";
import { EditLeadDialog } from "./edit-lead-dialog.tsx";
import { NewLeadDialog } from "./new-lead-dialog.tsx";
import { NoLead } from "./no-lead.tsx";

interface LeadDialogProps {
  lead: number | "new";
  onClose: () => void;
}

export function LeadDialog({ lead, ...props }: LeadDialogProps) {
  return lead === "new" ? <NewLeadDialog {...props} /> : <SavedLead id={lead} {...props} />;
}

type SavedLeadProps = Omit<LeadDialogProps, "lead"> & { id: number };

/** The row of the list is enough to begin with; opened by address, the lead itself may come first. */
function SavedLead({ id: opened, onClose }: SavedLeadProps) {
  const [id, setId] = useState(opened);
  const { data: leads } = useLeads();
  const whole = useLead(id);
  // It changes many fields, which can be drawn when there is time.
  const arrived = useDeferredValue(whole.data);
  const found: LeadRow | undefined =
    (arrived?.id === id ? arrived : undefined) ?? leads?.find((lead) => lead.id === id);
  // Deleted, here or elsewhere, it leaves the list and the cache while somebody types (O194).
  const [row, setRow] = useState(found);
  if (found && found !== row) setRow(found);
  const isLeadGone = isGone(whole.error);
  useEffect(() => {
    if (isLeadGone) readLeadsAnew();
  }, [isLeadGone]);
  if (!row) return <NoLead error={whole.error} onRetry={whole.refetch} onClose={onClose} />;
  const longNotesState = "vorbereitung" in row || isLeadGone ? "ready" : whole.error ? "failed" : "loading";
  return (
    <EditLeadDialog
      lead={row}
      readError={whole.error}
      longNotesState={longNotesState}
      onRetry={whole.refetch}
      onCreatedAnew={setId}
      onClose={onClose}
    />
  );
}
