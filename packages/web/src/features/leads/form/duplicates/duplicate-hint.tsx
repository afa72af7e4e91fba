import { Info } from "lucide-react";
import { useDeferredValue, useMemo } from "react";
import { useTexts } from "../../../../texts/texts.ts";
import { useLeads } from "../../api.ts";
import { findDuplicates, type IdentityKind } from "./duplicates.ts";

interface HintProps {
  kind: IdentityKind;
  value: string;
  leadId: number | undefined;
}

/** A hint, not a refusal (D54). */
export function DuplicateHint({ kind, value, leadId }: HintProps) {
  const { duplicate } = useTexts("leads");
  const { data: leads } = useLeads();
  // All leads are asked once the form is there.
  const wanted = useDeferredValue(value, "");
  const found = useMemo(
    () => findDuplicates(kind, wanted, leads ?? [], leadId).slice(0, 3),
    [kind, wanted, leadId, leads],
  );
  return (
    <div role="status" className="contents">
      {found.length > 0 && (
        <div className="flex items-start gap-2 rounded-md bg-info-soft px-2.5 py-2 text-info-text text-xs">
          <Info size={14} aria-hidden className="mt-px shrink-0" />
          <p className="min-w-0">
            {duplicate[kind]}{" "}
            {found.map((lead) => (
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
