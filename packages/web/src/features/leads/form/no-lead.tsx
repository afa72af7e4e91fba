import { SearchX } from "lucide-react";
import { isGone } from "../../../lib/api/api-error.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { WaitFor } from "../../../ui/load-boundary.tsx";
import { PlainButton } from "../../../ui/plain-button.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { leadQuery } from "../api.ts";

interface NoLeadProps {
  id: number;
  error: unknown;
  onClose: () => void;
}

/** Shown instead of a lead that is loading, could not be loaded, or was deleted. */
export function NoLead({ id, error, onClose }: NoLeadProps) {
  const { dialog } = useTexts("leads");
  const common = useTexts("common");
  const skeleton = (
    <Loading label={common.loading} className="grid gap-4 sm:grid-cols-2">
      {["a", "b", "c", "d", "e", "f"].map((field) => (
        <Skeleton key={field} className="h-14" />
      ))}
    </Loading>
  );
  const deleted = (
    <EmptyState
      icon={<SearchX size={20} aria-hidden />}
      title={dialog.gone}
      description={dialog.goneDescription}
      action={<PlainButton onClick={onClose}>{dialog.toLeads}</PlainButton>}
    />
  );
  return (
    <Dialog
      isOpen
      size="lg"
      title={isGone(error) ? dialog.lead : dialog.edit}
      onClose={onClose}
      load={{ skeleton, explain: (failure) => isGone(failure) && deleted }}
      texts={common}
    >
      {isGone(error) ? deleted : <WaitFor query={leadQuery(id)} />}
    </Dialog>
  );
}
