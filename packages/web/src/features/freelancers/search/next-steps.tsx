import { DialogHost } from "../../../lib/rendering/dialog-host.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { NewProjectButton } from "../projects/new-project-button.tsx";
import { type FreelancerFilter, type SearchedField, searchedFields } from "../use-freelancer-address.ts";
import { similarSearch } from "./similar-search.ts";
import { useKnownNames } from "./use-known-names.ts";

export interface NextStepsProps {
  filter: FreelancerFilter;
  /** Whether a field holds another text that is searched soon. The steps of the shown search would replace that text. */
  isStale: boolean;
  onFilter: (change: Partial<FreelancerFilter>) => void;
  /** Clears the search. When it is absent, no button offers it. */
  onReset?: () => void;
}

/** Offers a similar word or name for one of the search that may be misspelled. */
export function SimilarStep({ filter, isStale, onFilter }: NextStepsProps) {
  const { steps } = useTexts("freelancers");
  const similar = similarSearch(filter, useKnownNames());
  if (!similar) return null;
  return (
    <Button isDisabled={isStale} onPress={() => onFilter(similar.change)}>
      {steps.similar(similar.text)}
    </Button>
  );
}

/** Shows the buttons for a search that found too little: one filter less, and publishing a project. */
export function NextSteps({ filter, isStale, onFilter, onReset }: NextStepsProps) {
  const { steps, fields, publish } = useTexts("freelancers");
  const isOneOfMany = (one: SearchedField) =>
    filter[one] !== "" && searchedFields.some((field) => field !== one && filter[field]);
  const step = (label: string, change: Partial<FreelancerFilter>) => (
    <Button isDisabled={isStale} onPress={() => onFilter(change)}>
      {label}
    </Button>
  );
  return (
    <>
      {isOneOfMany("area") && step(steps.everyArea, { area: "" })}
      {isOneOfMany("available") && step(steps.anyTime, { available: "" })}
      {isOneOfMany("signedIn") && step(steps.anySignIn, { signedIn: "" })}
      {isOneOfMany("maxDayRate") && step(steps.anyDayRate, { maxDayRate: "", withDayRate: "" })}
      {isOneOfMany("language") && step(steps.anyLanguage, { language: "" })}
      {onReset && (
        <Button isDisabled={isStale} onPress={onReset}>
          {fields.reset}
        </Button>
      )}
      <NewProjectButton label={publish} />
    </>
  );
}

interface FewFoundProps extends NextStepsProps {
  /** Whether the similar word is offered elsewhere. */
  withoutSimilar?: boolean;
}

/** Offers the next steps below a short list. */
export function FewFound({ withoutSimilar = false, ...props }: FewFoundProps) {
  const { steps } = useTexts("freelancers");
  return (
    <DialogHost>
      <div className="flex flex-wrap items-center gap-2 pt-2">
        <p className="mr-1 text-ink-muted text-sm">{steps.few}</p>
        {!withoutSimilar && <SimilarStep {...props} />}
        <NextSteps {...props} />
      </div>
    </DialogHost>
  );
}
