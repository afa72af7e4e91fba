import { locales } from "@linkedpotential/contract/date-texts";
import type { Freelancer } from "@linkedpotential/contract/freelancers/schema";
import { useLanguage } from "../../../../texts/language.ts";

/** Returns a function that joins the names of people: `Änne W. und Jan D.` */
export function useNameList(): (people: readonly Freelancer[]) => string {
  const language = useLanguage();
  return (people) => new Intl.ListFormat(locales[language]).format(people.map(({ name }) => name));
}
