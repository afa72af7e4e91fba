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

/** More than anybody browses; thousands of options would make the list slow. */
const shownMax = 50;

export function LeadPicker({ leads, hasFailed, value, onChange, label }: LeadPickerProps) {
  const { fill } = useTexts("templates");
  const [text, setText] = useState("");
  // The preselected lead must be listed although the list is truncated.
  const chosen = (text === "" && leads?.filter(({ id }) => id === value)) || [];
  const others = (leads ?? []).filter((lead) => !chosen.includes(lead)).map(choiceOf);
  const found = [...chosen.map(choiceOf), ...others.filter(matches(text))].slice(0, shownMax);
  const hint = hasFailed && !leads ? fill.leadsFailed : leads?.length === 0 ? fill.noLeads : undefined;
  return (
    <ComboBox
      label={label ?? fill.lead}
      placeholder={fill.leadPlaceholder}
      openLabel={fill.openLeads}
      emptyText={leads || hasFailed ? fill.noMatch : fill.leadsLoading}
      description={hint}
      choices={found}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(id === null ? null : Number(id))}
      onInputChange={setText}
      defaultFilter={() => true}
    />
  );
}

const choiceOf = ({ id, name, company }: LeadRow) => ({ id: String(id), label: name, description: company });

const folded = (text: string): string => text.normalize("NFC").toLowerCase().trim();

function matches(text: string): (choice: { label: string; description: string }) => boolean {
  const words = folded(text).split(/\s+/);
  return ({ label, description }) => words.every((word) => folded(`${label} ${description}`).includes(word));
}
