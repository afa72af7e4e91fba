import { searchTextMax } from "@linkedpotential/contract/freelancers/limits";
import { type ActivityArea, activityAreas } from "@linkedpotential/contract/profile/activity-areas";
import { useCallback } from "react";
import { useTypedText } from "../../../lib/use-typed-text.ts";
import { useTexts } from "../../../texts/texts.ts";
import { ToggleChip } from "../../../ui/filter-chip.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { Select } from "../../../ui/select.tsx";
import type { FreelancerFilter, SearchedField } from "../use-freelancer-address.ts";

interface SearchFieldsProps {
  filter: FreelancerFilter;
  onFilter: (change: Partial<FreelancerFilter>) => void;
}

export function SearchFields({ filter, onFilter }: SearchFieldsProps) {
  const { fields } = useTexts("freelancers");
  return (
    <search aria-label={fields.label} className="flex flex-col gap-2">
      <div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-4">
        <TypedField field="search" value={filter.search} onFilter={onFilter} />
        <AreaField value={filter.area} onFilter={onFilter} />
        <TypedField field="skill" value={filter.skill} onFilter={onFilter} />
        <TypedField field="availability" value={filter.availability} onFilter={onFilter} />
      </div>
      <div>
        <ToggleChip
          prefix={fields.filter}
          isOn={filter.available === "now"}
          onChange={(isOn) => onFilter({ available: isOn ? "now" : "" })}
        >
          {fields.available}
        </ToggleChip>
      </div>
      <p className="text-ink-muted text-xs">{fields.hint}</p>
    </search>
  );
}

/** Id of the choice that removes the area. Ids in a `Select` cannot be empty. */
const all = "all";

function AreaField({ value, onFilter }: Pick<SearchFieldsProps, "onFilter"> & { value: FreelancerFilter["area"] }) {
  const { fields } = useTexts("freelancers");
  const { activityAreas: labels } = useTexts("profile");
  return (
    <Select
      aria-label={fields.area}
      choices={[{ id: all, label: fields.allAreas }, ...activityAreas.map((id) => ({ id, label: labels[id] }))]}
      value={value || all}
      onChange={(area: ActivityArea | typeof all) => onFilter({ area: area === all ? "" : area })}
    />
  );
}

interface TypedFieldProps extends Pick<SearchFieldsProps, "onFilter"> {
  field: Exclude<SearchedField, "area" | "available">;
  value: string;
}

function TypedField({ field, value, onFilter }: TypedFieldProps) {
  const { fields } = useTexts("freelancers");
  const [typed, setTyped] = useTypedText(
    value,
    useCallback((text: string) => onFilter({ [field]: text.trim() }), [field, onFilter]),
  );
  return (
    <SearchField
      label={fields[field]}
      clearLabel={`${fields[field]}: ${fields.clear}`}
      maxLength={searchTextMax}
      value={typed}
      onChange={setTyped}
    />
  );
}
