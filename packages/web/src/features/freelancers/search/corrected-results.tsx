import { foldedWords } from "@linkedpotential/contract/folding";
import { useDeferredValue } from "react";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import type { FreelancerFilter } from "../use-freelancer-address.ts";
import { KnownPeople, useKnownPeople } from "./known-people.tsx";
import type { NextStepsProps } from "./next-steps.tsx";
import { PartlyFound } from "./partly-found.tsx";
import { Results } from "./results.tsx";
import { type SimilarSearch, similarSearch } from "./similar-search.ts";
import { useKnownNames } from "./use-known-names.ts";

/**
 * Shows the results of the corrected search after a search with a misspelled word that no profile meets. Shows the
 * profiles that meet the search in part when no word is misspelled, when the user wants the search as typed, or when it
 * names somebody in the requests of the company.
 */
export function CorrectedResults(props: NextStepsProps) {
  // Changes with the deferred query of the list around it, so that a heading never stands above the previous results.
  const filter = useDeferredValue(props.filter);
  const similar = similarSearch(filter, useKnownNames());
  const known = useKnownPeople(filter.search);
  if (!similar || filter.literal || known.length > 0) return <PartlyFound {...props} />;
  const corrected: NextStepsProps = { ...props, filter: { ...filter, ...similar.change } };
  const head = (
    <>
      <CorrectionHead {...props} filter={filter} similar={similar} />
      <KnownPeople search={corrected.filter.search} />
    </>
  );
  return (
    <Results {...corrected} head={head} empty={<PartlyFound {...corrected} head={head} similar={similar.text} />} />
  );
}

interface CorrectionHeadProps extends NextStepsProps {
  similar: SimilarSearch;
}

/** Names the corrected search. Offers the typed one when a word beside the misspelled one may find somebody. */
function CorrectionHead({ filter, similar, isStale, onFilter }: CorrectionHeadProps) {
  const { correction: texts } = useTexts("freelancers");
  const fields = Object.keys(similar.change) as (keyof typeof similar.change)[];
  const typed = fields.map((field) => filter[field]).join(" ");
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <h3 aria-live="polite" className="font-semibold text-sm [overflow-wrap:anywhere]">
        {texts.title(similar.text)}
      </h3>
      {wordsIn(filter) > 1 && (
        <Button size="sm" variant="quiet" isDisabled={isStale} onPress={() => onFilter({ literal: "true" })}>
          {texts.literal(typed)}
        </Button>
      )}
    </div>
  );
}

const wordsIn = ({ search, skill }: FreelancerFilter): number => foldedWords(`${search} ${skill}`).length;
