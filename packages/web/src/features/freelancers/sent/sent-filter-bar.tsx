import { searchTextMax } from "@linkedpotential/contract/freelancers/limits";
import { useCallback } from "react";
import { useTypedText } from "../../../lib/use-typed-text.ts";
import { useTexts } from "../../../texts/texts.ts";
import { ToggleChip } from "../../../ui/filter-chip.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { FilterMenus } from "./inbox/filter-menus.tsx";
import { type FilterProps, useFilterChoices } from "./use-filter-choices.ts";
import { useSentFilter } from "./use-sent-filter.ts";

interface SentFilterBarProps extends FilterProps {
  /** Whether the bar stands above a narrow list. */
  isNarrow: boolean;
}

/** Searches the requests, and filters them by state and kind. */
export function SentFilterBar({ isNarrow, ...props }: SentFilterBarProps) {
  const { sent: texts, fields } = useTexts("freelancers");
  const [{ find }, set] = useSentFilter();
  const [typed, type] = useTypedText(
    find,
    useCallback((text: string) => set({ find: text }), [set]),
  );
  const search = {
    label: texts.find,
    clearLabel: fields.clear,
    value: typed,
    onChange: type,
    maxLength: searchTextMax,
  };
  if (isNarrow) {
    return (
      <div className="flex flex-col gap-2 border-line border-b p-3">
        <SearchField {...search} />
        <FilterMenus {...props} />
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <SearchField {...search} className="w-full sm:w-64" />
      <FilterChips {...props} />
    </div>
  );
}

/** Filters the requests by state and kind with one chip for each value. */
function FilterChips(props: FilterProps) {
  const { sent: texts } = useTexts("freelancers");
  const { news, groups, kinds } = useFilterChoices(props);
  const [{ group, kind }, set] = useSentFilter();
  return (
    <>
      <Chips
        label={texts.filter}
        chips={[...news, ...groups]}
        value={group}
        onChange={(id) => set({ group: id ?? "all" }, { push: true })}
      />
      {kinds.length > 0 && (
        <Chips
          label={texts.kindFilter}
          chips={kinds}
          value={kind}
          onChange={(id) => set({ kind: id ?? "all" }, { push: true })}
        />
      )}
    </>
  );
}

interface ChipsProps<Id extends string> {
  label: string;
  chips: readonly { id: Id; label: string }[];
  value: Id | "all";
  /** Receives undefined when the filter is switched off. */
  onChange: (id: Id | undefined) => void;
}

/** Offers the values of a filter, of which one can be on. */
function Chips<Id extends string>({ label, chips, value, onChange }: ChipsProps<Id>) {
  const { fields } = useTexts("freelancers");
  return (
    <fieldset aria-label={label} className="flex min-w-0 flex-wrap gap-2">
      {chips.map((chip) => (
        <ToggleChip
          key={chip.id}
          prefix={fields.filter}
          isOn={chip.id === value}
          onChange={(isOn) => onChange(isOn ? chip.id : undefined)}
        >
          {chip.label}
        </ToggleChip>
      ))}
    </fieldset>
  );
}
