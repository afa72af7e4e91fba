import { SearchX, UsersRound } from "lucide-react";
import { useDeferredValue } from "react";
import { CardSkeleton } from "../../../parts/cards/card-skeleton.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { PagedList } from "../../../ui/paged-list.tsx";
import { Loading } from "../../../ui/skeleton.tsx";
import { freelancersQuery } from "../api.ts";
import { type FreelancerFilter, searchedFields } from "../use-freelancer-address.ts";
import { FreelancerCard } from "./freelancer-card.tsx";
import { SearchFields } from "./search-fields.tsx";

interface FreelancerSearchProps {
  filter: FreelancerFilter;
  onFilter: (change: Partial<FreelancerFilter>) => void;
}

const gridClass = "grid gap-4 md:grid-cols-2";
const emptyFilter = Object.fromEntries(searchedFields.map((field) => [field, ""])) as FreelancerFilter;

export function FreelancerSearch({ filter, onFilter }: FreelancerSearchProps) {
  const texts = useTexts("freelancers");
  const isFiltered = searchedFields.some((field) => filter[field] !== "");
  // The key empties the fields, which keep their own text while somebody types.
  const reset = () => onFilter(emptyFilter);
  return (
    <div className="flex flex-col gap-4">
      <SearchFields filter={filter} onFilter={onFilter} />
      <PagedList
        query={useDeferredValue(freelancersQuery(filter))}
        load={{
          skeleton: (
            <Loading label={texts.loading} className={gridClass}>
              <CardSkeleton className="h-52" />
              <CardSkeleton className="h-52" />
            </Loading>
          ),
          failed: texts.failed,
        }}
        more={{ label: texts.more, failed: texts.moreFailed }}
        empty={isFiltered ? <NothingFound onReset={reset} /> : <NobodyYet />}
      >
        {(people, rows) => (
          <ul ref={rows} aria-label={texts.list} className={gridClass}>
            {people.map((person) => (
              <FreelancerCard key={person.id} person={person} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}

function NothingFound({ onReset }: { onReset: () => void }) {
  const { nothing, nothingHint, fields } = useTexts("freelancers");
  return (
    <EmptyState
      icon={<SearchX size={20} aria-hidden />}
      title={nothing}
      description={nothingHint}
      action={<Button onPress={onReset}>{fields.reset}</Button>}
    />
  );
}

function NobodyYet() {
  const { nobody, nobodyHint } = useTexts("freelancers");
  return <EmptyState icon={<UsersRound size={20} aria-hidden />} title={nobody} description={nobodyHint} />;
}
