import { locales } from "@linkedpotential/contract/date-texts";
import { type SpokenLanguageCode, spokenLanguageCodes } from "@linkedpotential/contract/profile/languages";
import { useLanguage } from "./language.ts";

/** Returns a function that gives the name of a language in the current language, such as `Englisch`. */
export function useSpokenLanguageName(): (code: SpokenLanguageCode) => string {
  const names = new Intl.DisplayNames(locales[useLanguage()], { type: "language" });
  return (code) => names.of(code) ?? code;
}

/** Returns all languages that a profile offers as choices. */
export function useSpokenLanguageChoices(): { id: SpokenLanguageCode; label: string }[] {
  const nameOf = useSpokenLanguageName();
  return spokenLanguageCodes.map((id) => ({ id, label: nameOf(id) }));
}
