import { dateText } from "@linkedpotential/contract/date-texts";
import { nextTouchDate } from "@linkedpotential/contract/leads/rhythm";
import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { useState } from "react";
import { useUser } from "../../../lib/session/session.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { ChoiceValue } from "./edit/choice-value.tsx";
import { InlineText } from "./edit/inline-text.tsx";
import { rhythmField } from "./edit/text-fields.ts";
import { useLeadEdit } from "./edit/use-lead-edit.ts";
import { RecordSection } from "./record-section.tsx";

const presets = [2, 4, 8, 12];

/** Rhythm of contacts with the lead, and the date of the next one. */
export function Rhythm({ lead }: { lead: LeadRow }) {
  const { rhythm: texts } = useTexts("lead-record");
  const { run } = useLeadEdit();
  const { rhythmWeeks } = lead;
  const isPreset = rhythmWeeks === null || presets.includes(rhythmWeeks);
  const [isOwn, setOwn] = useState(!isPreset);
  const choices = [
    { id: "none", label: texts.none },
    ...presets.map((weeks) => ({ id: String(weeks), label: texts.every(weeks) })),
    { id: "own", label: texts.own },
  ];
  const choose = (id: string) => {
    setOwn(id === "own");
    if (id === "own") return;
    const change = { rhythmWeeks: id === "none" ? null : Number(id) };
    run({ id: lead.id, change, before: { rhythmWeeks }, label: texts.title });
  };
  const shows = isOwn || !isPreset ? "own" : rhythmWeeks === null ? "none" : String(rhythmWeeks);
  return (
    <RecordSection title={texts.title} aside={<NextTouch lead={lead} />}>
      <div className="flex flex-wrap items-center gap-x-2 text-sm">
        <ChoiceValue label={texts.label} choices={choices} value={shows} onChange={choose} className="-ml-1.5" />
        {shows === "own" && (
          <InlineText
            lead={lead}
            field={rhythmField}
            label={texts.weeks}
            suffix={texts.weeksUnit}
            inputMode="numeric"
            className="min-w-20 tabular-nums"
          />
        )}
      </div>
    </RecordSection>
  );
}

function NextTouch({ lead }: { lead: LeadRow }) {
  const { rhythm } = useTexts("lead-record");
  const language = useLanguage();
  const { timezone } = useUser();
  const date = nextTouchDate(lead, timezone);
  return date && <span className="text-ink-muted text-sm tabular-nums">{rhythm.next(dateText(date, language))}</span>;
}
