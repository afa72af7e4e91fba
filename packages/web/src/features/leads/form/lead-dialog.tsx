import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useState } from "react";
import { isGone } from "../../../lib/api/api-error.ts";
import { leadQuery, useLeads } from "../api.ts";
import { refetchLeads } from "../lead-cache.ts";
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

/**
 * Dialog of a saved lead. Starts with the lead's row from the list. The long notes follow when the lead itself is
 * loaded.
 */
function SavedLead({ id: initialId, onClose }: SavedLeadProps) {
  const [id, setId] = useState(initialId);
  const { data: leads } = useLeads();
  const query = useQuery(leadQuery(id));
  // Deferred, because the loaded lead rerenders many fields.
  const loaded = useDeferredValue(query.data);
  const current: LeadRow | undefined =
    (loaded?.id === id ? loaded : undefined) ?? leads?.find((lead) => lead.id === id);
  // Keep the last known row: when the lead is deleted, it disappears from list and cache, but its form may have unsaved
  // input (O194).
  const [row, setRow] = useState(current);
  if (current && current !== row) setRow(current);
  const isLeadGone = isGone(query.error);
  useEffect(() => {
    if (isLeadGone) refetchLeads();
  }, [isLeadGone]);
  if (!row) return <NoLead id={id} error={query.error} onClose={onClose} />;
  const longNotesState = "vorbereitung" in row || isLeadGone ? "ready" : query.error ? "failed" : "loading";
  return (
    <EditLeadDialog
      lead={row}
      readError={query.error}
      longNotesState={longNotesState}
      onRetry={query.refetch}
      onRecreated={setId}
      onClose={onClose}
    />
  );
}
