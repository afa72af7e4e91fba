import { countries } from "@linkedpotential/contract/billing/countries";
import { locales } from "@linkedpotential/contract/date-texts";
import type { Language } from "@linkedpotential/contract/user/schema";
import type { Choice } from "../../../ui/option.tsx";

const choicesByLanguage = new Map<Language, readonly Choice[]>();

export const countryName = (code: string, language: Language): string =>
  new Intl.DisplayNames(locales[language], { type: "region" }).of(code) ?? code;

export function countryChoices(language: Language): readonly Choice[] {
  const names = new Intl.DisplayNames(locales[language], { type: "region" });
  const choices =
    choicesByLanguage.get(language) ??
    countries
      .map((id) => ({ id, label: names.of(id) ?? id }))
      .toSorted((one, other) => one.label.localeCompare(other.label, locales[language]));
  choicesByLanguage.set(language, choices);
  return choices;
}
