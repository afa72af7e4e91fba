import type { Freelancer } from "@linkedpotential/contract/freelancers/schema";
import { CardSkeleton } from "../../../parts/cards/card-skeleton.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { Loading } from "../../../ui/skeleton.tsx";
import { FreelancerCard } from "./freelancer-card.tsx";
import { ReferenceHit } from "./reference-hit.tsx";

const gridClass = "grid gap-4 md:grid-cols-2";

interface FoundPeopleProps {
  people: readonly Freelancer[];
  rows: (element: HTMLElement | null) => void;
  /** Keywords of the search. */
  search: string;
}

export function FoundPeople({ people, rows, search }: FoundPeopleProps) {
  const { list } = useTexts("freelancers");
  return (
    <ul ref={rows} aria-label={list} className={gridClass}>
      {people.map((person) => (
        <FreelancerCard key={person.id} person={person} reason={<ReferenceHit person={person} search={search} />} />
      ))}
    </ul>
  );
}

/** Returns what a search shows while it loads, and when it fails. */
export function useSearchLoad() {
  const { loading, failed } = useTexts("freelancers");
  const skeleton = (
    <Loading label={loading} className={gridClass}>
      <CardSkeleton className="h-52" />
      <CardSkeleton className="h-52" />
    </Loading>
  );
  return { skeleton, failed };
}
