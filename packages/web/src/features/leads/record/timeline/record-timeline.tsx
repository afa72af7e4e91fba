import { today } from "@linkedpotential/contract/dates";
import type { TimelineEntry } from "@linkedpotential/contract/leads/schema";
import { useState } from "react";
import { isGone } from "../../../../lib/api/api-error.ts";
import { useUser } from "../../../../lib/session/session.ts";
import { useOnce } from "../../../../lib/use-once.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { LoadBoundary } from "../../../../ui/load-boundary.tsx";
import { PlainButton } from "../../../../ui/plain-button.tsx";
import { useTimeline } from "../../api.ts";
import { refetchLeads } from "../../lead-cache.ts";
import { EntryRow } from "../../timeline/entry-row.tsx";
import { LoadingEntries } from "../../timeline/loading-entries.tsx";
import { ChoiceValue } from "../edit/choice-value.tsx";
import { RecordSection } from "../record-section.tsx";
import { DayHeading } from "./day-heading.tsx";
import { NoteField } from "./note-field.tsx";

/** Timeline of a lead, newest first, with a field for a note. */
export function RecordTimeline({ leadId }: { leadId: number }) {
  const { timeline } = useTexts("leads");
  return (
    <RecordSection title={timeline.list}>
      <NoteField leadId={leadId} />
      <LoadBoundary
        skeleton={<LoadingEntries />}
        failed={timeline.failed}
        look="compact"
        explain={(error) => isGone(error) && <GoneLead />}
      >
        <Entries leadId={leadId} />
      </LoadBoundary>
    </RecordSection>
  );
}

/** Says that the lead was deleted elsewhere, and reads the list again, which still contains it. */
function GoneLead() {
  const { dialog } = useTexts("leads");
  useOnce(refetchLeads);
  return <p className="text-ink-muted text-sm">{dialog.gone}</p>;
}

const kinds = {
  all: () => true,
  contacts: (entry: TimelineEntry) => "text" in entry && entry.type !== "note",
  notes: ({ type }: TimelineEntry) => type === "note",
  changes: (entry: TimelineEntry) => !("text" in entry),
} as const;
type Kind = keyof typeof kinds;

/** Number of entries up to which the timeline is shown as a whole. */
const shortMax = 20;

function Entries({ leadId }: { leadId: number }) {
  const { timeline } = useTexts("leads");
  const { timeline: texts } = useTexts("lead-record");
  const { timezone } = useUser();
  const entries = useTimeline(leadId);
  const [kind, setKind] = useState<Kind>("all");
  const [count, setCount] = useState(shortMax);
  if (entries.length === 0) return <p className="text-ink-muted text-sm">{timeline.empty}</p>;
  const matches = entries.filter(kinds[kind]);
  const days = Map.groupBy(matches.slice(0, count), ({ at }) => today(new Date(at), timezone));
  return (
    <>
      {entries.length > shortMax && (
        <ChoiceValue<Kind>
          label={texts.filter}
          choices={(Object.keys(kinds) as Kind[]).map((id) => ({ id, label: texts.kinds[id] }))}
          value={kind}
          onChange={setKind}
          className="-ml-1.5 mb-2 text-sm"
        />
      )}
      {matches.length === 0 && <p className="text-ink-muted text-sm">{timeline.empty}</p>}
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-labelledby={`timeline-${leadId}-${day}`}>
          <DayHeading id={`timeline-${leadId}-${day}`} day={day} />
          <ol className="mb-4">
            {ofDay.map((entry) => (
              <EntryRow key={entry.id} entry={entry} isOnDay />
            ))}
          </ol>
        </section>
      ))}
      {matches.length > count && (
        <PlainButton size="sm" variant="quiet" onClick={() => setCount(count + 2 * shortMax)}>
          {texts.more(matches.length - count)}
        </PlainButton>
      )}
    </>
  );
}
