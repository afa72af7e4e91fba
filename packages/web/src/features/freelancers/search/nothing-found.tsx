import { locales } from "@linkedpotential/contract/date-texts";
import { SearchX } from "lucide-react";
import { DialogHost } from "../../../lib/rendering/dialog-host.tsx";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { NewProjectButton } from "../projects/new-project-button.tsx";
import { type FreelancerFilter, searchedFields } from "../use-freelancer-address.ts";

interface NothingFoundProps {
  filter: FreelancerFilter;
  onReset: () => void;
}

/** Says that a search found nobody and which fields to loosen, and offers to publish a project instead. */
export function NothingFound({ filter, onReset }: NothingFoundProps) {
  const { nothing, fields, publish } = useTexts("freelancers");
  const hint = useHint(filter);
  return (
    <DialogHost>
      <EmptyState
        icon={<SearchX size={20} aria-hidden />}
        title={nothing}
        description={hint}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Button onPress={onReset}>{fields.reset}</Button>
            <NewProjectButton label={publish} />
          </div>
        }
      />
    </DialogHost>
  );
}

function useHint(filter: FreelancerFilter): string {
  const { nothingHint, nothingInField, nothingInFields, fields } = useTexts("freelancers");
  const language = useLanguage();
  const [first = "search", ...others] = searchedFields.filter((field) => filter[field] !== "");
  if (others.length > 0) {
    const names = [first, ...others].map((field) => fields[field]);
    return nothingInFields(new Intl.ListFormat(locales[language]).format(names));
  }
  return first === "search" ? nothingHint : nothingInField(fields[first], fields.search);
}
