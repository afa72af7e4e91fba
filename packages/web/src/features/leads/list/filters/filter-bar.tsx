import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { memo } from "react";
import { useTexts } from "../../../../texts/texts.ts";
import { ClearChips } from "../../../../ui/filter-chip.tsx";
import { LeadFilterChip } from "./lead-filter-chip.tsx";
import { type FilterName, filterNames } from "./lead-filters.ts";

interface FilterBarProps {
  leads: readonly LeadRow[];
  /** Value of each filter as in the address. */
  filters: Readonly<Record<FilterName, string>>;
  onFilter: (name: FilterName, values: readonly string[]) => void;
  /** Removes all filters. Absent when none is on. */
  onClear: (() => void) | undefined;
}

// Memoized, so that typing in the search field does not rerender the chips.
export const FilterBar = memo(function FilterBar({ leads, filters, onFilter, onClear }: FilterBarProps) {
  const texts = useTexts("leads").filters;
  return (
    <fieldset className="m-0 flex min-w-0 flex-wrap items-center gap-1.5">
      <legend className="sr-only">{texts.label}</legend>
      {filterNames.map((name) => (
        <LeadFilterChip key={name} name={name} value={filters[name]} leads={leads} onChange={onFilter} />
      ))}
      {onClear && <ClearChips label={texts.clear} onPress={onClear} />}
    </fieldset>
  );
});
