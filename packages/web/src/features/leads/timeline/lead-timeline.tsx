import type { NewTouch } from "@linkedpotential/contract/leads/schema";
import type { Form } from "../../../lib/form/use-form.ts";
import { useTexts } from "../../../texts/texts.ts";
import { LoadBoundary } from "../../../ui/load-boundary.tsx";
import { useTimeline } from "../api.ts";
import { EntryRow } from "./entry-row.tsx";
import { LoadingEntries } from "./loading-entries.tsx";
import { TouchForm } from "./touch-form.tsx";

export function LeadTimeline({ leadId, touch }: { leadId: number; touch: Form<NewTouch> }) {
  const { timeline } = useTexts("leads");
  return (
    <div className="flex flex-col gap-6">
      <TouchForm form={touch} />
      <section aria-label={timeline.list}>
        <LoadBoundary skeleton={<LoadingEntries />} failed={timeline.failed}>
          <Entries leadId={leadId} />
        </LoadBoundary>
      </section>
    </div>
  );
}

function Entries({ leadId }: { leadId: number }) {
  const { timeline } = useTexts("leads");
  const entries = useTimeline(leadId);
  if (entries.length === 0) return <p className="text-ink-muted text-sm">{timeline.empty}</p>;
  return (
    <ol>
      {entries.map((entry) => (
        <EntryRow key={entry.id} entry={entry} />
      ))}
    </ol>
  );
}
