import type { ListedFreelancer } from "@linkedpotential/contract/freelancers/schema";
import { ArrowLeft, Columns3 } from "lucide-react";
import { focusAfterOverlay } from "../../../../lib/focus/focus.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { Button } from "../../../../ui/button.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import type { Candidate } from "../../projects/candidates/candidates.ts";
import { useNamed } from "../../sent/use-name-of.ts";
import { AskButton } from "../ask/ask-button.tsx";
import { useChosen } from "../use-chosen.ts";
import { ComparisonTable } from "./comparison-table.tsx";
import { comparedMax, comparedMin } from "./limits.ts";

interface ComparisonProps {
  /** Freelancers of the list, which contains the chosen ones. */
  people: readonly ListedFreelancer[];
  /** Candidates of the project that the freelancers are compared for. Absent for the shortlist. */
  candidates?: readonly Candidate[];
}

/** Shows the chosen freelancers of the shortlist, or the chosen candidates of a project, side by side. */
export function Comparison({ people: listed, candidates }: ComparisonProps) {
  const { comparison: texts, profile } = useTexts("freelancers");
  const { chosen, compare } = useChosen();
  const people = listed.filter(({ id }) => chosen.includes(id)).map(useNamed());
  const missing = chosen.length - people.length;
  const isComparable = people.length >= comparedMin && people.length <= comparedMax;
  const of = candidates ? "candidates" : "shortlist";
  const close = () => compare(false);
  return (
    <section aria-labelledby="comparison-title" className="flex min-w-0 flex-col gap-3">
      <Button
        variant="quiet"
        size="sm"
        className="-ml-2.5 self-start"
        icon={<ArrowLeft size={16} aria-hidden />}
        onPress={close}
      >
        {profile.back[of]}
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3
          // A column that leaves takes the focused control with it. The new heading then takes the focus.
          key={people.length}
          ref={focusAfterOverlay}
          tabIndex={-1}
          id="comparison-title"
          className="scroll-mt-24 font-semibold text-base outline-none"
        >
          {isComparable ? texts.title(people.length) : texts.label}
        </h3>
        {isComparable && !candidates && <AskButton people={people} />}
      </div>
      {missing > 0 && <p className="rounded-md bg-sunken px-3 py-2 text-sm">{texts.missing[of](missing)}</p>}
      {isComparable ? (
        <ComparisonTable people={people} candidates={candidates} />
      ) : (
        <EmptyState
          icon={<Columns3 size={20} aria-hidden />}
          title={texts.choose[of](comparedMin, comparedMax)}
          action={<Button onPress={close}>{texts.backTo[of]}</Button>}
        />
      )}
    </section>
  );
}
