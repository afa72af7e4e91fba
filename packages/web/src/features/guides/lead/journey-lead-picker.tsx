import { X } from "lucide-react";
import { Link } from "react-router-dom";
import { LeadPicker } from "../../../parts/templates/placeholders/lead-picker.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { JourneyState } from "../journey/use-journey-address.ts";

/**
 * Selects the lead of the journey, or shows the selected one. The current step is stored per lead, and the lead's data
 * fills the placeholders in the texts.
 */
export function JourneyLeadPicker({ state: { leads, lead, leadId, hasFailed, setLead } }: { state: JourneyState }) {
  const { forWhom } = useTexts("guides");
  const isMissing = leads !== undefined && lead === undefined;
  if (leadId === null || isMissing || (hasFailed && !leads)) {
    return (
      <div className="w-full sm:w-72">
        <LeadPicker
          key={leadId}
          label={forWhom.label}
          leads={leads}
          hasFailed={hasFailed}
          value={null}
          // The combo box reports null when it closes without a choice. Ignore null, so that a lead that is still
          // loading stays selected.
          onChange={(id) => id !== null && setLead(id)}
        />
      </div>
    );
  }
  return (
    <section aria-label={forWhom.label} className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
      <span className="text-ink-muted text-sm">{forWhom.label}</span>
      {lead ? (
        <span className="inline-flex min-w-0 items-center gap-1 rounded-full bg-accent-soft py-0.5 pr-1 pl-3 text-sm">
          <Link
            to={{ search: `?section=leads&lead=${lead.id}` }}
            className="inline-flex min-h-6 min-w-0 items-center font-medium text-accent-text hover:underline [overflow-wrap:anywhere]"
          >
            {lead.name}
          </Link>
          <span className="min-w-0 text-ink-muted max-sm:hidden">· {lead.company}</span>
          <IconButton
            size="sm"
            className="rounded-full!"
            label={forWhom.nobody}
            icon={<X size={16} aria-hidden />}
            onPress={() => setLead(null)}
          />
        </span>
      ) : (
        <Skeleton className="h-9 w-56 rounded-full" />
      )}
    </section>
  );
}
