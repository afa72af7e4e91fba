import type { SpokenLanguageCode } from "@linkedpotential/contract/profile/languages";
import { euro } from "../../../texts/numbers.ts";
import { useSpokenLanguageChoices } from "../../../texts/spoken-languages.ts";
import { useTexts } from "../../../texts/texts.ts";
import { FilterChip, ToggleChip } from "../../../ui/filter-chip.tsx";
import type { FreelancerFilter } from "../use-freelancer-address.ts";

interface SearchChipsProps {
  filter: FreelancerFilter;
  onFilter: (change: Partial<FreelancerFilter>) => void;
}

/** Day rates in EUR that the filter offers as a maximum. */
const offeredRates = [300, 400, 500, 600, 700, 800, 1000, 1200, 1500];

/** Shows the filters of the search: available at once, recent sign-in, maximum day rate, and language. */
export function SearchChips({ filter, onFilter }: SearchChipsProps) {
  const { fields } = useTexts("freelancers");
  const languages = useSpokenLanguageChoices();
  const { available, signedIn, maxDayRate, withDayRate, language } = filter;
  return (
    <div className="col-span-full flex flex-wrap items-center gap-1.5">
      <ToggleChip
        prefix={fields.filter}
        isOn={available === "now"}
        onChange={(isOn) => onFilter({ available: isOn ? "now" : "" })}
      >
        {fields.available}
      </ToggleChip>
      <ToggleChip
        prefix={fields.filter}
        isOn={signedIn === "month"}
        onChange={(isOn) => onFilter({ signedIn: isOn ? "month" : "" })}
      >
        {fields.signedIn}
      </ToggleChip>
      <FilterChip
        label={fields.maxDayRate}
        prefix={fields.filter}
        removeLabel={fields.remove(fields.maxDayRate)}
        choices={() => ratesWith(maxDayRate).map((rate) => ({ id: String(rate), label: fields.upTo(euro(rate)) }))}
        selected={maxDayRate ? [maxDayRate] : []}
        onChange={([rate = ""]) => onFilter({ maxDayRate: rate, ...(rate === "" && { withDayRate: "" }) })}
      />
      {maxDayRate && (
        <ToggleChip
          prefix={fields.filter}
          isOn={withDayRate === ""}
          onChange={(isOn) => onFilter({ withDayRate: isOn ? "" : "true" })}
        >
          {fields.withoutDayRate}
        </ToggleChip>
      )}
      <FilterChip<SpokenLanguageCode>
        label={fields.language}
        prefix={fields.filter}
        removeLabel={fields.remove(fields.language)}
        choices={() => languages}
        selected={language ? [language] : []}
        onChange={([code]) => onFilter({ language: code ?? "" })}
      />
    </div>
  );
}

/** Returns the offered rates in ascending order, with the one in the address, which may be another. */
const ratesWith = (maxDayRate: string): number[] =>
  [...new Set([...offeredRates, Number(maxDayRate)])].filter(Boolean).sort((one, other) => one - other);
