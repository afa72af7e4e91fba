import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { memo, useDeferredValue, useRef } from "react";
import { useFocusAfterChange } from "../../../lib/focus/use-focus-after-change.ts";
import { useTexts } from "../../../texts/texts.ts";
import { PlainButton } from "../../../ui/plain-button.tsx";
import { ContactFacts } from "./contact-facts.tsx";
import { GuidePositionPart } from "./guide-position-part.tsx";
import { NextStep } from "./next-step.tsx";
import { NoteSections } from "./note-sections.tsx";
import { RecordActions } from "./record-actions.tsx";
import { RecordHead } from "./record-head.tsx";
import { Rhythm } from "./rhythm.tsx";
import { SilenceNotice } from "./silence-notice.tsx";
import { RecordTimeline } from "./timeline/record-timeline.tsx";

interface ContentProps {
  lead: LeadRow;
  onEdit: (leadId: number) => void;
}

/**
 * Content of a record. Opening it or a step shows the head of the lead at once and the rest when there is time. Only
 * parts with a state of their own are mounted again for another lead, because that takes longer than an update.
 */
export function RecordContent({ lead, onEdit }: ContentProps) {
  const content = useRef<HTMLDivElement>(null);
  const shown = useDeferredValue<LeadRow | null>(lead, null);
  useFocusAfterChange(content, shown && String(shown.id));
  return (
    <div ref={content} tabIndex={-1} className="outline-none">
      <RecordHead lead={lead} />
      {shown && <RecordBody lead={shown} isStale={shown.id !== lead.id} onEdit={onEdit} />}
    </div>
  );
}

const RecordBody = memo(function RecordBody({ lead, isStale, onEdit }: ContentProps & { isStale: boolean }) {
  const { record } = useTexts("lead-record");
  return (
    // Inert, because a press would concern the lead that is not shown any more.
    <div inert={isStale} className="flex flex-col">
      <RecordActions key={`actions ${lead.id}`} lead={lead} onEdit={onEdit} />
      <SilenceNotice key={`silence ${lead.id}`} lead={lead} />
      <NextStep lead={lead} />
      <Rhythm key={`rhythm ${lead.id}`} lead={lead} />
      <GuidePositionPart leadId={lead.id} />
      <RecordTimeline key={`timeline ${lead.id}`} leadId={lead.id} />
      <NoteSections key={`notes ${lead.id}`} lead={lead} />
      <ContactFacts lead={lead} />
      <PlainButton variant="quiet" className="mt-4 self-start" onClick={() => onEdit(lead.id)}>
        {record.editAll}
      </PlainButton>
    </div>
  );
});
