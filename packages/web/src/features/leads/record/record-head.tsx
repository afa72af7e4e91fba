import { chanceOf, hasOwnChance } from "@linkedpotential/contract/leads/chances";
import { leadPriorityClasses, leadTemperatures } from "@linkedpotential/contract/leads/choices";
import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { leadStatuses } from "@linkedpotential/contract/leads/statuses";
import { useWorkSettings } from "../../../lib/session/work-settings.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { useLeadActions } from "../lead/lead-actions.tsx";
import { StatusBadge } from "../lead/status-badge.tsx";
import { ChoiceValue } from "./edit/choice-value.tsx";
import { InlineText } from "./edit/inline-text.tsx";
import { OptionalChoice } from "./edit/optional-choice.tsx";
import { TagsValue } from "./edit/tags-value.tsx";
import { chanceField, dealValueField, textField } from "./edit/text-fields.ts";

const [name, position, company] = [textField("name"), textField("position"), textField("company")];

/** Name, company and state of the deal. Every value is edited in place. */
export function RecordHead({ lead }: { lead: LeadRow }) {
  const { fields } = useTexts("leads");
  return (
    <header className="pb-3">
      <h2 className="sr-only">{lead.name}</h2>
      <div className="flex items-start gap-3">
        <span className="mt-1">
          <Avatar name={lead.name} />
        </span>
        <div className="min-w-0 flex-1">
          <InlineText lead={lead} field={name} label={fields.name} className="font-semibold text-lg" />
          <div className="text-ink-muted text-sm">
            <InlineText lead={lead} field={position} label={fields.position} />
            <InlineText lead={lead} field={company} label={fields.company} />
          </div>
        </div>
      </div>
      <Deal lead={lead} />
      <TagsValue key={lead.id} lead={lead} />
    </header>
  );
}

function Deal({ lead }: { lead: LeadRow }) {
  const texts = useTexts("leads");
  const { fields, statuses, temperatures, priorityClass } = texts;
  const { changeStatus } = useLeadActions();
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      <ChoiceValue
        label={fields.status}
        choices={leadStatuses.map((id) => ({ id, label: statuses[id] }))}
        value={lead.status}
        onChange={(status) => changeStatus(lead, status)}
        className="-ml-1.5"
      >
        <StatusBadge status={lead.status} />
      </ChoiceValue>
      <InlineText
        lead={lead}
        field={dealValueField}
        label={fields.dealValue}
        suffix="€"
        inputMode="decimal"
        className="font-medium tabular-nums"
      />
      <Chance lead={lead} />
      <OptionalChoice
        lead={lead}
        name="temperature"
        label={fields.temperature}
        placeholder={fields.temperature}
        choices={leadTemperatures.map((id) => ({ id, label: temperatures[id] }))}
      />
      <OptionalChoice
        lead={lead}
        name="priorityClass"
        label={fields.priorityClass}
        placeholder={fields.priorityClass}
        choices={leadPriorityClasses.map((id) => ({ id, label: priorityClass(id) }))}
      />
    </div>
  );
}

/** The lead's own chance, or that of its status, which is marked as the default. */
function Chance({ lead }: { lead: LeadRow }) {
  const { columns } = useTexts("leads");
  const { chance } = useTexts("lead-record");
  const [{ chances }] = useWorkSettings();
  const isDefault = !hasOwnChance(lead);
  return (
    <span className="inline-flex items-center gap-1.5 tabular-nums">
      <InlineText
        lead={lead}
        field={chanceField}
        label={columns.probability}
        placeholder={String(chanceOf(lead, chances))}
        suffix="%"
        inputMode="numeric"
      />
      {isDefault && (
        <span title={chance.defaultHint} className="text-ink-subtle text-xs">
          {chance.default}
        </span>
      )}
    </span>
  );
}
