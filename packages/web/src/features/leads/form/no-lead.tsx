import { SearchX } from "lucide-react";
import { isGone } from "../../../lib/api/api-error.ts";
import { errorText } from "../../../texts/error-text.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { PlainButton } from "../../../ui/plain-button.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";

interface NoLeadProps {
  error: unknown;
  onRetry: () => void;
  onClose: () => void;
}

/** Instead of a lead: it is on its way, could not be read, or is gone. */
export function NoLead({ error, onRetry, onClose }: NoLeadProps) {
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
