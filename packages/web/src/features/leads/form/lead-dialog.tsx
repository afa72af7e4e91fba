import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { useDeferredValue } from "react";
import { ApiError } from "../../../lib/api-error.ts";
import { errorText } from "../../../texts/error-text.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { useLead, useLeads } from "../api.ts";
import { EditLeadDialog } from "./edit-lead-dialog.tsx";
import { NewLeadDialog } from "./new-lead-dialog.tsx";

interface LeadDialogProps {
  lead: number | "new";
  onClose: () => void;
}

export function LeadDialog({ lead, ...props }: LeadDialogProps) {
  return lead === "new" ? <NewLeadDialog {...props} /> : <SavedLead id={lead} {...props} />;
}

type SavedLeadProps = Omit<LeadDialogProps, "lead"> & { id: number };

/** The row of the list is enough to begin with; opened by address, the lead itself may come first. */
function SavedLead({ id, onClose }: SavedLeadProps) {
  const { data: leads } = useLeads();
  const whole = useLead(id);
  // It changes many fields, which can be drawn when there is time.
  const arrived = useDeferredValue(whole.data);
  const row: LeadRow | undefined = arrived ?? leads?.find((lead) => lead.id === id);
  if (!row || (whole.error instanceof ApiError && whole.error.status === 404)) {
    return <NoLead error={whole.error} onRetry={() => void whole.refetch()} onClose={onClose} />;
  }
  const longNotesState = arrived ? "ready" : whole.error ? "failed" : "loading";
  return <EditLeadDialog lead={row} longNotesState={longNotesState} onRetry={whole.refetch} onClose={onClose} />;
}

interface NoLeadProps {
  error: unknown;
  onRetry: () => void;
  onClose: () => void;
}

function NoLead({ error, onRetry, onClose }: NoLeadProps) {
  const { dialog } = useTexts("leads");
  const common = useTexts("common");
  return (
    <Dialog isOpen size="lg" title={dialog.edit} onClose={onClose} texts={common}>
      {error ? (
        <ErrorState title={errorText(error)} retryLabel={common.retry} onRetry={onRetry} />
      ) : (
        <Loading label={common.loading} className="grid gap-4 sm:grid-cols-2">
          {["a", "b", "c", "d", "e", "f"].map((field) => (
            <Skeleton key={field} className="h-14" />
          ))}
        </Loading>
      )}
    </Dialog>
  );
}
