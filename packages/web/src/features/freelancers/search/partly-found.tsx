import { foldedWords } from "@linkedpotential/contract/folding";
import { fillers } from "@linkedpotential/contract/freelancers/search-fillers";
import { type ReactNode, useDeferredValue } from "react";
import { useTexts } from "../../../texts/texts.ts";
import { PagedList } from "../../../ui/paged-list.tsx";
import { freelancersQuery } from "../api.ts";
import type { FreelancerFilter } from "../use-freelancer-address.ts";
import { FoundPeople, useSearchLoad } from "./found-people.tsx";
import { useKnownPeople } from "./known-people.tsx";
import { FewFound, type NextStepsProps, SimilarStep } from "./next-steps.tsx";
import { NothingFound } from "./nothing-found.tsx";

interface PartlyFoundProps extends NextStepsProps {
  /** Shown above the profiles, when some are found or known. */
  head?: ReactNode;
  /** The corrected search, which `filter` contains. Absent for a search as typed. */
  similar?: string;
}

/**
 * Shows the profiles that meet most of the searched words after a search that no profile matches, with a similar word
 * above them and the next steps below. Without such profiles it says that nothing was found.
 */
export function PartlyFound(props: PartlyFoundProps) {
  return wordsOf(props.filter).length > 0 ? <Partly {...props} /> : <NothingFound {...props} />;
}

const wordsOf = ({ search, skill }: FreelancerFilter): string[] => foldedWords(`${search} ${skill}`);
const tellingWordsIn = (filter: FreelancerFilter): number =>
  wordsOf(filter).filter((word) => !fillers.has(word)).length;

function Partly({ head, ...props }: PartlyFoundProps) {
  const { partlyFound, partlyFoundWord, more, moreFailed } = useTexts("freelancers");
  const known = useKnownPeople(props.filter.search).map(([userId]) => userId);
  return (
    <PagedList
      query={useDeferredValue(freelancersQuery(props.filter, { partial: true }))}
      load={useSearchLoad()}
      more={{ label: more, failed: moreFailed }}
      empty={<NothingFound {...props} head={head} />}
    >
      {(people, rows) => (
        <>
          {head}
          {!people.every(({ id }) => known.includes(id)) && (
            <p aria-live="polite" className="text-sm">
              {tellingWordsIn(props.filter) === 1 ? partlyFoundWord : partlyFound}
            </p>
          )}
          <div className="empty:hidden">
            <SimilarStep {...props} />
          </div>
          <FoundPeople people={people} rows={rows} search={props.filter.search} />
          <FewFound withoutSimilar {...props} />
        </>
      )}
    </PagedList>
  );
}
