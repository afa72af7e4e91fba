import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { memo } from "react";
import { useTexts } from "../../../../texts/texts.ts";
import { FilterChip } from "../../../../ui/filter-chip.tsx";
import { filterChoices } from "./filter-labels.ts";
import { type FilterName, readFilter } from "./lead-filters.ts";

interface ChipProps {
  name: FilterName;
  /** Value of the filter as in the address. */
  value: string;
  /** All leads, for their tags. */
  leads: readonly LeadRow[];
  onChange: (name: FilterName, values: readonly string[]) => void;
}

export const LeadFilterChip = memo(function LeadFilterChip({ name, value, leads, onChange }: ChipProps) {
  const texts = useTexts("leads");
  const label = texts.filters.names[name];
  return (
    <FilterChip
      isMultiple
      label={label}
      prefix={texts.filters.prefix}
      removeLabel={texts.filters.remove(label)}
      emptyText={texts.filters.noTags}
      choices={() => filterChoices(name, texts, leads)}
      selected={readFilter(name, value)}
      onChange={(values) => onChange(name, values)}
    />
  );
});
