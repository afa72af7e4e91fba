import { Info } from "lucide-react";
import { useDeferredValue, useMemo } from "react";
import { useWatch } from "react-hook-form";
import type { Form } from "../../../../lib/form/use-form.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { useLeads } from "../../api.ts";
import type { LeadValues } from "../lead-values.ts";
import { findDuplicates, type IdentityKind } from "./duplicates.ts";

interface HintProps {
  form: Form<LeadValues>;
  kind: IdentityKind;
  leadId: number | undefined;
}

/** Names up to three leads with the same email or LinkedIn address. Saving stays possible (D54). */
export function DuplicateHint({ form, kind, leadId }: HintProps) {
  const { duplicate } = useTexts("leads");
  const { data: leads } = useLeads();
  const value = useWatch({ control: form.control, name: kind });
  // Deferred, so that the form appears before all leads are searched.
  const searched = useDeferredValue(value, "");
  const duplicates = useMemo(
    () => findDuplicates(kind, searched, leads ?? [], leadId).slice(0, 3),
    [kind, searched, leadId, leads],
  );
  return (
    <div role="status" className="contents">
      {duplicates.length > 0 && (
        <div className="flex items-start gap-2 rounded-md bg-info-soft px-2.5 py-2 text-info-text text-xs">
          <Info size={14} aria-hidden className="mt-px shrink-0" />
          <p className="min-w-0">
            {duplicate[kind]}{" "}
            {duplicates.map((lead) => (
              <a
                key={lead.id}
                href={`?lead=${lead.id}&section=leads`}
                target="_blank"
                rel="noreferrer"
                aria-label={duplicate.open(lead.name)}
                className="mr-2 font-medium underline underline-offset-2"
              >
                {lead.name} ({lead.company})
              </a>
            ))}
          </p>
        </div>
      )}
    </div>
  );
}
