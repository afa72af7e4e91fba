import { nextDate } from "@linkedpotential/contract/leads/next-dates";
import type { LeadChange, LeadRow } from "@linkedpotential/contract/leads/schema";
import { CalendarDays, Check } from "lucide-react";
import { useRef, useState } from "react";
import { lazyDialog } from "../../../lib/rendering/lazy-dialog.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { PlainButton } from "../../../ui/plain-button.tsx";
import { earliestFollowUpDate } from "../form/fields/field-rules.ts";
import { FollowUpLabel } from "../lead/follow-up-label.tsx";
import { useLeadActions } from "../lead/lead-actions.tsx";
import { InlineText } from "./edit/inline-text.tsx";
import { textField } from "./edit/text-fields.ts";
import { useLeadEdit, valuesBefore } from "./edit/use-lead-edit.ts";
import { RecordSection } from "./record-section.tsx";

const DatePopover = lazyDialog(
  async () => (await import("../../../ui/date-popover.tsx")).DatePopover,
  ({ onClose }) => onClose(),
);

const [nextStep, notes] = [textField("nextStep"), textField("followUpNotes")];

/** Next step with a lead, and its date. */
export function NextStep({ lead }: { lead: LeadRow }) {
  const { fields, columns } = useTexts("leads");
  return (
    <RecordSection title={columns.nextStep} aside={<FollowUpLabel lead={lead} isInline />}>
      <div className="text-sm">
        <InlineText lead={lead} field={nextStep} label={fields.nextStep} />
        <div className="text-ink-muted">
          <InlineText lead={lead} field={notes} label={fields.followUpNotes} placeholder={fields.followUpNotes} />
        </div>
      </div>
      <FollowUpButtons lead={lead} />
    </RecordSection>
  );
}

function FollowUpButtons({ lead }: { lead: LeadRow }) {
  const { followUp } = useTexts("lead-record");
  const { fields } = useTexts("leads");
  const { today } = useLeadActions();
  const { run } = useLeadEdit();
  const [isChoosing, setChoosing] = useState(false);
  const picker = useRef<HTMLButtonElement>(null);
  const save = (change: LeadChange) =>
    run({ id: lead.id, change, before: valuesBefore(lead, change), label: fields.followUpDate });
  const planFor = (followUpDate: string | null) => save({ followUpDate, followUpCompleted: false });
  const isOpen = lead.followUpDate !== null && !lead.followUpCompleted;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would change the layout of its content
    <div role="group" aria-label={followUp.label} className="mt-2 flex flex-wrap items-center gap-2">
      {isOpen && (
        <PlainButton size="sm" onClick={() => save({ followUpCompleted: true })}>
          <Check size={14} aria-hidden />
          {followUp.done}
        </PlainButton>
      )}
      <PlainButton size="sm" onClick={() => planFor(nextDate("tomorrow", today))}>
        {followUp.tomorrow}
      </PlainButton>
      <PlainButton size="sm" onClick={() => planFor(nextDate("threeDays", today))}>
        {followUp.inThreeDays}
      </PlainButton>
      <PlainButton size="sm" onClick={() => planFor(nextDate("week", today))}>
        {followUp.nextWeek}
      </PlainButton>
      <PlainButton ref={picker} size="sm" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
        <CalendarDays size={14} aria-hidden />
        {followUp.pick}
      </PlainButton>
      {isOpen && (
        <PlainButton size="sm" variant="quiet" onClick={() => planFor(null)}>
          {followUp.none}
        </PlainButton>
      )}
      {isChoosing && (
        <DatePopover
          label={fields.followUpDate}
          triggerRef={picker}
          value={lead.followUpDate ?? today}
          isUnavailable={(date) => date < earliestFollowUpDate(today)}
          onChange={(date) => {
            setChoosing(false);
            planFor(date);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}
