import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { useRef, useState } from "react";
import { useFocusAfterChange } from "../../../lib/focus/use-focus-after-change.ts";
import { useAccountFlags } from "../../../lib/storage/use-account-flags.ts";
import { useTexts } from "../../../texts/texts.ts";
import { PlainButton } from "../../../ui/plain-button.tsx";
import { useLeadActions } from "../lead/lead-actions.tsx";
import { isSilent } from "../silence.ts";

/**
 * Asks whether a lead without contact for 12 months is still needed, because data that is no longer needed has to be
 * deleted (Art. 17 GDPR). "Keep" is stored on this device and holds for 12 months. A planned follow-up answers the
 * question.
 */
export function SilenceNotice({ lead }: { lead: LeadRow }) {
  const { silence } = useTexts("lead-record");
  const { delete: deleteLabel } = useTexts("leads");
  const { today, dayOf, remove } = useLeadActions();
  const keptOn = useAccountFlags("leadsKept");
  const [hasKept, setKept] = useState(false);
  const notice = useRef<HTMLElement>(null);
  useFocusAfterChange(notice, hasKept);
  const key = String(lead.id);
  const lastContact = dayOf(lead.lastTouchAt ?? lead.createdAt);
  const since = [lastContact, keptOn.get(key) ?? lastContact].sort().at(-1) ?? lastContact;
  if (!hasKept && !isSilent(lead, since, today)) return null;
  const keep = () => {
    keptOn.set(key, today);
    setKept(true);
  };
  return (
    <section
      ref={notice}
      tabIndex={-1}
      aria-label={silence.label}
      className="mb-3.5 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-sunken px-3 py-1.5 text-sm outline-none"
    >
      <p className="min-w-0 flex-1 basis-48 text-pretty text-ink-muted">{hasKept ? silence.kept : silence.question}</p>
      {!hasKept && (
        <span className="flex flex-wrap gap-2">
          <PlainButton size="sm" onClick={keep}>
            {silence.keep}
          </PlainButton>
          <PlainButton size="sm" variant="quiet" onClick={() => remove(lead)}>
            {deleteLabel}
          </PlainButton>
        </span>
      )}
    </section>
  );
}
