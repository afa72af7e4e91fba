import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { useTexts } from "../../../../texts/texts.ts";
import type { Choice } from "../../../../ui/option.tsx";
import { ChoiceValue } from "./choice-value.tsx";
import { useLeadEdit, valuesBefore } from "./use-lead-edit.ts";

type ChoiceName = "salutation" | "source" | "temperature" | "priorityClass";

interface OptionalChoiceProps<Name extends ChoiceName> {
  lead: LeadRow;
  name: Name;
  label: string;
  choices: readonly Choice<NonNullable<LeadRow[Name]>>[];
  /** Shown while nothing is chosen. By default a dash. */
  placeholder?: string;
  className?: string;
}

/** A value of a lead that is chosen from a menu, or not at all. The choice is saved at once. */
export function OptionalChoice<Name extends ChoiceName>({
  lead,
  name,
  label,
  choices,
  placeholder = "–",
  className,
}: OptionalChoiceProps<Name>) {
  const { fields } = useTexts("leads");
  const { run } = useLeadEdit();
  const none = { id: "none", label: fields.choose } as const;
  const save = (value: string) => {
    const change = { [name]: value === none.id ? null : value };
    run({ id: lead.id, change, before: valuesBefore(lead, change), label });
  };
  return (
    <ChoiceValue<string>
      label={label}
      choices={[none, ...choices]}
      value={lead[name] ?? none.id}
      onChange={save}
      {...(className && { className })}
    >
      {lead[name] === null ? <span className="text-ink-subtle">{placeholder}</span> : undefined}
    </ChoiceValue>
  );
}
