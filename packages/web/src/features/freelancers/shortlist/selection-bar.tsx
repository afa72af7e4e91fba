import type { ListedFreelancer } from "@linkedpotential/contract/freelancers/schema";
import { Columns3, X } from "lucide-react";
import { preloadOnIntent } from "../../../lib/rendering/lazy-dialog.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { AskButton } from "./ask/ask-button.tsx";
import { Comparison } from "./comparison/lazy-comparison.ts";
import { comparedMax, comparedMin } from "./comparison/limits.ts";
import { useChosen } from "./use-chosen.ts";

interface SelectionBarProps {
  people: readonly ListedFreelancer[];
  /** Whether they can be asked, which they usually have been as candidates of a project. */
  canAsk?: boolean;
}

/** Bar at the bottom with what can be done with the chosen freelancers. */
export function SelectionBar({ people, canAsk = true }: SelectionBarProps) {
  const { selection: texts } = useTexts("freelancers");
  const { clear, compare } = useChosen();
  const isComparable = people.length >= comparedMin && people.length <= comparedMax;
  return (
    <section
      aria-label={texts.label}
      className="sticky bottom-0 z-2 flex flex-wrap items-center gap-x-2 gap-y-1.5 rounded-md border border-line bg-accent-soft px-4 py-2"
    >
      <p aria-live="polite" className="font-medium text-sm max-sm:flex-1">
        {texts.count(people.length)}
      </p>
      <Button size="sm" variant="quiet" icon={<X size={16} aria-hidden />} onPress={clear}>
        <span className="max-sm:sr-only">{texts.clear}</span>
      </Button>
      <div className="flex w-full flex-wrap items-center gap-1.5 sm:ml-auto sm:w-auto">
        {isComparable ? (
          <Button
            size="sm"
            icon={<Columns3 size={16} aria-hidden className="max-sm:hidden" />}
            {...preloadOnIntent(Comparison)}
            onPress={() => compare(true)}
          >
            {texts.compare}
          </Button>
        ) : (
          <p className="text-ink-muted text-sm">
            {people.length < comparedMin ? texts.chooseMore : texts.tooMany(comparedMax)}
          </p>
        )}
        {canAsk && <AskButton people={people} />}
      </div>
    </section>
  );
}
