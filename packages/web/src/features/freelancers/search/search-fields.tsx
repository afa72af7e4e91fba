import { searchTextMax } from "@linkedpotential/contract/freelancers/limits";
import { type ActivityArea, activityAreas } from "@linkedpotential/contract/profile/activity-areas";
import { SlidersHorizontal } from "lucide-react";
import { useCallback, useId, useState } from "react";
import { useTypedText } from "../../../lib/use-typed-text.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { Select } from "../../../ui/select.tsx";
import { type FreelancerFilter, searchedFields } from "../use-freelancer-address.ts";
import { SearchChips } from "./search-chips.tsx";

interface SearchFieldsProps {
  filter: FreelancerFilter;
  onFilter: (change: Partial<FreelancerFilter>) => void;
  /** Called with whether a field holds another text than the filter. */
  onTyping: (isTyping: boolean) => void;
}

/** Shows the fields of the search. On phones a button shows and hides all but the first one. */
export function SearchFields({ filter, ...changes }: SearchFieldsProps) {
  const { onFilter } = changes;
  const { fields } = useTexts("freelancers");
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const count = searchedFields.filter((field) => field !== "search" && filter[field] !== "").length;
  return (
    <search aria-label={fields.label} className="flex flex-col gap-2">
      <div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-4">
        <div className="flex min-w-0 gap-2">
          <TypedField field="search" value={filter.search} {...changes} />
          <Button
            className="sm:hidden"
            icon={<SlidersHorizontal size={16} aria-hidden />}
            aria-expanded={isOpen}
            aria-controls={id}
            onPress={() => setOpen(!isOpen)}
          >
            {count === 0 ? fields.open : fields.openWith(count)}
          </Button>
        </div>
        <div id={id} className={isOpen ? "contents" : "contents max-sm:hidden"}>
          <AreaField value={filter.area} onFilter={onFilter} />
          <TypedField field="skill" value={filter.skill} {...changes} />
          <TypedField field="availability" value={filter.availability} {...changes} />
          <SearchChips filter={filter} onFilter={onFilter} />
        </div>
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

interface TypedFieldProps extends Omit<SearchFieldsProps, "filter"> {
  field: "search" | "skill" | "availability";
  value: string;
}

function TypedField({ field, value, onFilter, onTyping }: TypedFieldProps) {
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
      onChange={(text) => {
        setTyped(text);
        onTyping(text.trim() !== value);
      }}
      className="flex-1"
    />
  );
}
