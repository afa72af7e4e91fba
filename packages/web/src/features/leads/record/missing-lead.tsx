import { SearchX } from "lucide-react";
import { isGone } from "../../../lib/api/api-error.ts";
import { useTexts } from "../../../texts/texts.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LoadBoundary, WaitFor } from "../../../ui/load-boundary.tsx";
import { PlainButton } from "../../../ui/plain-button.tsx";
import { leadQuery } from "../api.ts";
import { drafts } from "./edit/drafts.ts";
import { RecordSkeleton } from "./record-skeleton.tsx";

interface MissingLeadProps {
  leadId: number;
  onClose: () => void;
}

/** Shown instead of a lead that is loading, could not be loaded, or was deleted. Lists texts that were not saved. */
export function MissingLead({ leadId, onClose }: MissingLeadProps) {
  const { dialog } = useTexts("leads");
  const { record } = useTexts("lead-record");
  const unsaved = drafts.of(leadId);
  const gone = (
    <>
      <EmptyState
        icon={<SearchX size={20} aria-hidden />}
        title={dialog.gone}
        description={dialog.goneDescription}
        action={<PlainButton onClick={onClose}>{dialog.toLeads}</PlainButton>}
      />
      {unsaved.length > 0 && (
        <section aria-label={record.unsaved} className="rounded-md bg-sunken p-3 text-sm">
          <h3 className="mb-2 font-medium">{record.unsaved}</h3>
          <dl className="flex flex-col gap-2">
            {unsaved.map(({ label, text }) => (
              <div key={label}>
                <dt className="text-ink-muted text-xs">{label}</dt>
                <dd className="whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  );
  return (
    <LoadBoundary skeleton={<RecordSkeleton />} failed={record.failed} explain={(error) => isGone(error) && gone}>
      <WaitFor query={leadQuery(leadId)} />
    </LoadBoundary>
  );
}
