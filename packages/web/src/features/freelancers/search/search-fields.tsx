import { searchTextMax } from "@linkedpotential/contract/freelancers/limits";
import { useCallback } from "react";
import { useTypedText } from "../../../lib/use-typed-text.ts";
import { useTexts } from "../../../texts/texts.ts";
import { SearchField } from "../../../ui/search-field.tsx";
import { type FreelancerFilter, type SearchedField, searchedFields } from "../use-freelancer-address.ts";

interface SearchFieldsProps {
  filter: FreelancerFilter;
  onFilter: (change: Partial<FreelancerFilter>) => void;
}

export function SearchFields({ filter, onFilter }: SearchFieldsProps) {
  const { fields } = useTexts("freelancers");
  return (
    <search aria-label={fields.label} className="flex flex-col gap-2">
      <div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-4">
        {searchedFields.map((field) => (
          <TypedField key={field} field={field} value={filter[field]} onFilter={onFilter} />
        ))}
      </div>
      <p className="text-ink-muted text-xs">{fields.hint}</p>
    </search>
  );
}

interface TypedFieldProps extends Pick<SearchFieldsProps, "onFilter"> {
  field: SearchedField;
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
