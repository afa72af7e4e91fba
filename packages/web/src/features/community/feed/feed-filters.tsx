import { type Industry, industries } from "@linkedpotential/contract/community/industries";
import { postSearchMax } from "@linkedpotential/contract/community/limits";
import { feedTypes } from "@linkedpotential/contract/community/post-types";
import { useCallback } from "react";
import { useTypedText } from "../../../lib/use-typed-text.ts";
import { NewPostButton } from "../../../parts/posts/new-post-button.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { Select } from "../../../ui/select.tsx";
import type { FeedFilter } from "../api.ts";

interface FeedFiltersProps {
  filter: FeedFilter;
  onFilter: (filter: Partial<FeedFilter>) => void;
}

/** Id of the choice that removes the industry filter. Ids in a `Select` cannot be empty. */
const all = "all";

export function FeedFilters({ filter, onFilter }: FeedFiltersProps) {
  const { filters } = useTexts("community");
  const { industries: names } = useTexts("posts");
  const [typed, setTyped] = useTypedText(
    filter.search,
    useCallback((search: string) => onFilter({ search }), [onFilter]),
  );
  return (
    <div className="flex flex-wrap items-center gap-2">
      <RadioGroup
        look="segments"
        orientation="horizontal"
        aria-label={filters.type}
        choices={feedTypes.map((id) => ({ id, label: filters.types[id] }))}
        value={filter.type}
        onChange={(type) => onFilter({ type })}
        className="w-full"
      />
      <SearchField
        label={filters.search}
        clearLabel={filters.clear}
        maxLength={postSearchMax}
        value={typed}
        onChange={setTyped}
        className="w-full sm:w-64"
      />
      <Select
        aria-label={filters.industry}
        choices={[{ id: all, label: filters.allIndustries }, ...industries.map((id) => ({ id, label: names[id] }))]}
        value={filter.industry ?? all}
        onChange={(chosen: Industry | typeof all) => onFilter({ industry: chosen === all ? null : chosen })}
        className="min-w-[min(10rem,100%)] flex-1 sm:max-w-72"
      />
      <div className="sm:ml-auto">
        <NewPostButton />
      </div>
    </div>
  );
}
