import { countries } from "@linkedpotential/contract/billing/countries";
import { locales } from "@linkedpotential/contract/date-texts";
import type { Language } from "@linkedpotential/contract/user/schema";
import type { Choice } from "../../../ui/option.tsx";

const listed = new Map<Language, readonly Choice[]>();

/** Name of a country in a language, by its ISO code. */
export const countryName = (code: string, language: Language): string =>
  new Intl.DisplayNames(locales[language], { type: "region" }).of(code) ?? code;

/** All countries, sorted by their names in a language. */
export function countryChoices(language: Language): readonly Choice[] {
  const names = new Intl.DisplayNames(locales[language], { type: "region" });
  const choices =
    listed.get(language) ??
    countries
      .map((id) => ({ id, label: names.of(id) ?? id }))
      .toSorted((one, other) => one.label.localeCompare(other.label, locales[language]));
  listed.set(language, choices);
  return choices;
}
