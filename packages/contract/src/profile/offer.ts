import * as z from "zod/mini";
import { optionalText, requiredLine, requiredText, withProblem } from "../fields.ts";
import { spokenLanguageCodes } from "./languages.ts";
import {
  dayRateMax,
  languagesMax,
  referenceCustomerMax,
  referenceLinkMax,
  referencesMax,
  referenceTextMax,
  referenceYearMax,
  referenceYearMin,
} from "./limits.ts";

const inRange = withProblem("dayRateRange");
/** Day rate in whole EUR. */
const rate = z.number(inRange).check(z.int(inRange), z.gte(1, inRange), z.lte(dayRateMax, inRange));
/** Day rate. Null if the freelancer does not state one. */
export const dayRate = z.pipe(
  z.transform((value: unknown) => value ?? null),
  z.nullable(rate),
);

export const languageLevels = ["native", "fluent", "good"] as const;
export type LanguageLevel = (typeof languageLevels)[number];

export const spokenLanguage = z.object({ language: z.enum(spokenLanguageCodes), level: z.enum(languageLevels) });
export type SpokenLanguage = z.output<typeof spokenLanguage>;

/** Languages that a freelancer speaks. Of entries for the same language, the first one counts. */
export const spokenLanguages = z.pipe(
  z.transform((value: unknown) => value ?? []),
  z.pipe(
    z.array(spokenLanguage).check(
      z.refine((list) => list.length <= languagesMax, withProblem("tooManyEntries", { max: languagesMax })),
      z.meta({ maxItems: languagesMax }),
    ),
    z.transform((list) => list.filter(({ language }, at) => list.findIndex((one) => one.language === language) === at)),
  ),
);

/** Completed work that a freelancer refers to. `link` is empty without one. */
export const reference = z.object({
  customer: requiredLine(referenceCustomerMax, "referenceCustomerRequired"),
  year: z.number().check(z.int(), z.gte(referenceYearMin), z.lte(referenceYearMax)),
  text: requiredText(referenceTextMax, "referenceTextRequired"),
  link: optionalText(referenceLinkMax, z.regex(/^\s*(?:https:\/\/[^\s/]\S*\s*)?$/, withProblem("linkInvalid"))),
});

/** Reference as the API returns it. */
export const storedReference = z.object({
  customer: z.string(),
  year: z.number(),
  text: z.string(),
  link: z.string(),
});
export type Reference = z.output<typeof storedReference>;

/** References of a freelancer, in the order in which they are shown. */
export const references = z.pipe(
  z.transform((value: unknown) => value ?? []),
  z.array(reference).check(
    z.refine((list) => list.length <= referencesMax, withProblem("tooManyEntries", { max: referencesMax })),
    z.meta({ maxItems: referencesMax }),
  ),
);
