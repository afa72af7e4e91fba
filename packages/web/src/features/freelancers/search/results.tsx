import { type ReactNode, useDeferredValue } from "react";
import { useTexts } from "../../../texts/texts.ts";
import { PagedList } from "../../../ui/paged-list.tsx";
import { freelancersQuery } from "../api.ts";
import { searchedFields } from "../use-freelancer-address.ts";
import { FoundPeople, useSearchLoad } from "./found-people.tsx";
import { FewFound, type NextStepsProps } from "./next-steps.tsx";

interface ResultsProps extends NextStepsProps {
  /** Shown above the profiles, when some are found. */
  head?: ReactNode;
  /** Shown when no profile meets the search. */
  empty: ReactNode;
}

/** Number of results up to which the search offers next steps. */
const few = 2;

/** Lists the profiles that meet a search, with next steps below a short list. */
export function Results({ head, empty, ...steps }: ResultsProps) {
  const texts = useTexts("freelancers");
  const { filter } = steps;
  const isFiltered = searchedFields.some((field) => filter[field] !== "");
  return (
    <PagedList
      query={useDeferredValue(freelancersQuery(filter))}
      load={useSearchLoad()}
      more={{ label: texts.more, failed: texts.moreFailed }}
      empty={empty}
    >
      {(people, rows, hasMore) => (
        <>
          {head}
          <p aria-live="polite" className="text-ink-muted text-sm tabular-nums">
            {texts.found(people.length, hasMore)}
          </p>
          <FoundPeople people={people} rows={rows} search={filter.search} />
          {isFiltered && people.length <= few && <FewFound {...steps} />}
        </>
      )}
    </PagedList>
  );
}
