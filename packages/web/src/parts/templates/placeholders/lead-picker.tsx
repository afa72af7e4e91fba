import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { useState } from "react";
import { useTexts } from "../../../texts/texts.ts";
import { ComboBox } from "../../../ui/combo-box.tsx";

interface LeadPickerProps {
  leads: readonly LeadRow[] | undefined;
  hasFailed: boolean;
  value: number | null;
  onChange: (leadId: number | null) => void;
  label?: string;
}

/** Maximum number of listed leads. Thousands of options would make the list slow. */
const shownMax = 50;

export function LeadPicker({ leads, hasFailed, value, onChange, label }: LeadPickerProps) {
  const { fill } = useTexts("templates");
  const [text, setText] = useState("");
  // The selected lead is listed first, so that truncating the list does not remove it.
  const selected = (text === "" && leads?.filter(({ id }) => id === value)) || [];
  const others = (leads ?? []).filter((lead) => !selected.includes(lead)).map(choiceOf);
  const choices = [...selected.map(choiceOf), ...others.filter(matches(text))].slice(0, shownMax);
  const hint = hasFailed && !leads ? fill.leadsFailed : leads?.length === 0 ? fill.noLeads : undefined;
  return (
    <ComboBox
      label={label ?? fill.lead}
      placeholder={fill.leadPlaceholder}
      openLabel={fill.openLeads}
      emptyText={leads || hasFailed ? fill.noMatch : fill.leadsLoading}
      description={hint}
      choices={choices}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(id === null ? null : Number(id))}
      onInputChange={setText}
      defaultFilter={() => true}
    />
  );
}

const choiceOf = ({ id, name, company }: LeadRow) => ({ id: String(id), label: name, description: company });

const normalize = (text: string): string => text.normalize("NFC").toLowerCase().trim();

function matches(text: string): (choice: { label: string; description: string }) => boolean {
  const words = normalize(text).split(/\s+/);
  return ({ label, description }) => words.every((word) => normalize(`${label} ${description}`).includes(word));
}
