import { UsersRound } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { CardSkeleton } from "../../../parts/cards/card-skeleton.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { PagedList } from "../../../ui/paged-list.tsx";
import { Loading } from "../../../ui/skeleton.tsx";
import { freelancersQuery } from "../api.ts";
import { type FreelancerFilter, searchedFields } from "../use-freelancer-address.ts";
import { FreelancerCard } from "./freelancer-card.tsx";
import { NothingFound } from "./nothing-found.tsx";
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
  // The key empties the fields, which keep their own text. It changes together with the filter, because a field that
  // still held a text under an empty filter would save it again.
  const [fieldsKey, setFieldsKey] = useState(0);
  const [isResetting, setIsResetting] = useState(false);
  if (isResetting && !isFiltered) {
    setIsResetting(false);
    setFieldsKey(fieldsKey + 1);
  }
  const reset = () => {
    setIsResetting(true);
    onFilter(emptyFilter);
  };
  return (
    <div className="flex flex-col gap-4">
      <SearchFields key={fieldsKey} filter={filter} onFilter={onFilter} />
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
        empty={isFiltered ? <NothingFound filter={filter} onReset={reset} /> : <NobodyYet />}
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

function NobodyYet() {
  const { nobody, nobodyHint } = useTexts("freelancers");
  return <EmptyState icon={<UsersRound size={20} aria-hidden />} title={nobody} description={nobodyHint} />;
}
