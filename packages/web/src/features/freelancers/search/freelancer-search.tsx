import { UsersRound } from "lucide-react";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { euro } from "../../../texts/numbers.ts";
import { useTexts } from "../../../texts/texts.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { type FreelancerFilter, searchedFields } from "../use-freelancer-address.ts";
import { CorrectedResults } from "./corrected-results.tsx";
import { emptyFilter } from "./empty-filter.ts";
import { KnownPeople } from "./known-people.tsx";
import { Results } from "./results.tsx";
import { SearchFields } from "./search-fields.tsx";
import { withStatedDayRate } from "./stated-day-rate.ts";

interface FreelancerSearchProps {
  filter: FreelancerFilter;
  onFilter: (change: Partial<FreelancerFilter>) => void;
}

export function FreelancerSearch({ filter, onFilter }: FreelancerSearchProps) {
  const texts = useTexts("freelancers");
  const isFiltered = searchedFields.some((field) => filter[field] !== "");
  // The key renews the fields, which keep their own text. It changes together with the filter, because a field that
  // still held another text than the filter would save it again.
  const [fieldsKey, setFieldsKey] = useState(0);
  const [pending, setPending] = useState<Partial<FreelancerFilter>>();
  if (pending && searchedFields.every((field) => (pending[field] ?? filter[field]) === filter[field])) {
    setPending(undefined);
    setFieldsKey(fieldsKey + 1);
  }
  // Saving the typed text changes the key, and so does the back button, which restores the saved text.
  const { key } = useLocation();
  const [typedAt, setTypedAt] = useState<string>();
  const isStale = typedAt === key;
  const change = (next: Partial<FreelancerFilter>) => {
    setPending(next);
    onFilter(next);
  };
  const searched = withStatedDayRate(filter);
  // A step changes the search that is shown, so the day rate moves from the keywords into its filter.
  const { search, maxDayRate } = searched;
  const takeStep = (step: Partial<FreelancerFilter>) =>
    change(searched === filter ? step : { search, maxDayRate, ...step });
  const steps = { filter: searched, isStale, onFilter: takeStep };
  return (
    <div className="flex flex-col gap-4">
      <SearchFields
        key={fieldsKey}
        filter={filter}
        onFilter={onFilter}
        onTyping={(isTyping) => setTypedAt(isTyping ? key : undefined)}
      />
      <KnownPeople search={search} />
      {maxDayRate !== filter.maxDayRate && (
        <p className="text-ink-muted text-sm">{texts.statedDayRate(euro(Number(maxDayRate)))}</p>
      )}
      <Results
        {...steps}
        empty={isFiltered ? <CorrectedResults {...steps} onReset={() => change(emptyFilter)} /> : <NobodyYet />}
      />
    </div>
  );
}

function NobodyYet() {
  const { nobody, nobodyHint } = useTexts("freelancers");
  return <EmptyState icon={<UsersRound size={20} aria-hidden />} title={nobody} description={nobodyHint} />;
}
