import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { SearchX } from "lucide-react";
import { useDeferredValue } from "react";
import { isRefusal } from "../../../lib/api-error.ts";
import { errorText } from "../../../texts/error-text.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { PlainButton } from "../../../ui/plain-button.tsx";
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
  if (!row || isGone(whole.error)) {
    return <NoLead error={whole.error} onRetry={() => void whole.refetch()} onClose={onClose} />;
  }
  const longNotesState = arrived ? "ready" : whole.error ? "failed" : "loading";
  return <EditLeadDialog lead={row} longNotesState={longNotesState} onRetry={whole.refetch} onClose={onClose} />;
}

/** Deleted, or never the reader's. */
const isGone = (error: unknown): boolean => isRefusal(error, "lead.not_found");

interface NoLeadProps {
  error: unknown;
  onRetry: () => void;
  onClose: () => void;
}

function NoLead({ error, onRetry, onClose }: NoLeadProps) {
  const { dialog } = useTexts("leads");
  const common = useTexts("common");
  return (
    <Dialog isOpen size="lg" title={isGone(error) ? dialog.lead : dialog.edit} onClose={onClose} texts={common}>
      {isGone(error) && (
        <EmptyState
          icon={<SearchX size={20} aria-hidden />}
          title={dialog.gone}
          description={dialog.goneDescription}
          action={<PlainButton onClick={onClose}>{dialog.toLeads}</PlainButton>}
        />
      )}
      {Boolean(error) && !isGone(error) && (
        <ErrorState title={errorText(error)} retryLabel={common.retry} onRetry={onRetry} />
      )}
      {!error && (
        <Loading label={common.loading} className="grid gap-4 sm:grid-cols-2">
          {["a", "b", "c", "d", "e", "f"].map((field) => (
            <Skeleton key={field} className="h-14" />
          ))}
        </Loading>
      )}
    </Dialog>
  );
}
