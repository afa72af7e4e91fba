import { leadSources, salutations } from "@linkedpotential/contract/leads/choices";
import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import type { ReactNode } from "react";
import { useTexts } from "../../../texts/texts.ts";
import { InlineText } from "./edit/inline-text.tsx";
import { OptionalChoice } from "./edit/optional-choice.tsx";
import { textField } from "./edit/text-fields.ts";
import { RecordSection } from "./record-section.tsx";

const email = textField("email");
const phone = textField("phone");
const linkedinUrl = textField("linkedinUrl");
const lostReason = textField("lostReason");

export function ContactFacts({ lead }: { lead: LeadRow }) {
  const { fields, salutations: forms, source } = useTexts("leads");
  const { facts, salutations: hints } = useTexts("lead-record");
  return (
    <RecordSection title={facts.title}>
      <div className="grid grid-cols-[minmax(5rem,auto)_minmax(0,1fr)] items-baseline gap-x-4 gap-y-0.5 text-sm">
        <Fact label={fields.salutation}>
          <OptionalChoice
            lead={lead}
            name="salutation"
            label={fields.salutation}
            choices={salutations.map((id) => ({ id, label: forms[id], description: hints[id] }))}
            className="-ml-1.5"
          />
        </Fact>
        <Fact label={fields.email}>
          <InlineText lead={lead} field={email} label={fields.email} inputMode="email" />
        </Fact>
        <Fact label={fields.phone}>
          <InlineText lead={lead} field={phone} label={fields.phone} inputMode="tel" />
        </Fact>
        <Fact label={fields.linkedinUrl}>
          <InlineText lead={lead} field={linkedinUrl} label={fields.linkedinUrl} inputMode="url" />
        </Fact>
        <Fact label={fields.source}>
          <OptionalChoice
            lead={lead}
            name="source"
            label={fields.source}
            choices={leadSources.map((id) => ({ id, label: source(id) }))}
            className="-ml-1.5"
          />
        </Fact>
        {lead.status === "lost" && (
          <Fact label={facts.lostReason}>
            <InlineText lead={lead} field={lostReason} label={facts.lostReason} />
          </Fact>
        )}
      </div>
    </RecordSection>
  );
}

/** A line with the name of a value, which the control repeats for screen readers. */
const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <span aria-hidden="true" className="text-ink-muted">
      {label}
    </span>
    <div className="min-w-0">{children}</div>
  </>
);
