import { locales } from "@linkedpotential/contract/date-texts";
import { SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { DialogHost } from "../../../lib/rendering/dialog-host.tsx";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { type FreelancerFilter, searchedFields } from "../use-freelancer-address.ts";
import { useKnownPeople } from "./known-people.tsx";
import { FewFound, NextSteps, type NextStepsProps, SimilarStep } from "./next-steps.tsx";

interface NothingFoundProps extends NextStepsProps {
  /** Shown above the next steps, when the search names somebody in the requests. */
  head?: ReactNode;
  /** The corrected search, which `filter` contains. Absent for a search as typed. */
  similar?: string | undefined;
}

/**
 * Says that a search found nobody and which fields to loosen, and offers to publish a project instead. Shows only the
 * next steps when the search names somebody in the requests of the company.
 */
export function NothingFound({ head, similar, ...props }: NothingFoundProps) {
  const { nothing, correction } = useTexts("freelancers");
  const hint = useHint(props.filter);
  const known = useKnownPeople(props.filter.search);
  if (known.length > 0) {
    return (
      <>
        {head}
        <FewFound {...props} />
      </>
    );
  }
  return (
    <DialogHost>
      <EmptyState
        icon={<SearchX size={20} aria-hidden />}
        title={similar ? correction.nothing(similar) : nothing}
        description={hint}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <SimilarStep {...props} />
            <NextSteps {...props} />
          </div>
        }
      />
    </DialogHost>
  );
}

function useHint(filter: FreelancerFilter): string {
  const { nothingHint, nothingIn, nothingInField, nothingInFields, fields } = useTexts("freelancers");
  const language = useLanguage();
  const [first = "search", ...others] = searchedFields.filter((field) => filter[field] !== "");
  if (others.length > 0) {
    const names = [first, ...others].map((field) => fields[field]);
    return nothingInFields(new Intl.ListFormat(locales[language]).format(names));
  }
  if (first === "search") return nothingHint;
  const isTyped = first === "skill" || first === "availability";
  return isTyped ? nothingInField(fields[first], fields.search) : nothingIn[first];
}
