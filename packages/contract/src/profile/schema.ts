import * as z from "zod/mini";
import { givenPassword, personNameMax } from "../auth/schema.ts";
import { allowedCharacters, atMost, email, maxEntries, optionalText, patternOf, requiredLine } from "../fields.ts";
import { optionalLinkedinUrl } from "../linkedin.ts";
import { user } from "../user/schema.ts";
import { availabilityMax, descriptionMax, imageFileMax, skillsMax } from "./limits.ts";
import { dayRate, references, spokenLanguages } from "./offer.ts";

const imageDataUrlMax = Math.ceil(imageFileMax / 3) * 4 + 100;

const skillMax = 50;
/** Accepts a list of skills as text ("a, b") or as an array (["a", "b"]). Drops empty entries. */
const skills = z
  .pipe(
    z.transform((value: unknown) => (typeof value === "string" ? value.split(",") : (value ?? []))),
    z.pipe(
      z.array(optionalText(skillMax)).check(...maxEntries(skillsMax, "tooManySkills")),
      z.transform((list: string[]) => list.filter(Boolean)),
    ),
  )
  .check(
    z.meta({
      type: ["array", "string", "null"],
      pattern: `^[^,]{0,${skillMax}}(,[^,]{0,${skillMax}}){0,${skillsMax - 1}}$`,
      allOf: [{ pattern: patternOf("text").source }],
    }),
  );

/**
 * A change to the profile. `profileImage` is a data URL to set a new picture, or null or "" to remove the picture. The
 * current address or no value keeps it.
 */
export const profileChange = z.object({
  name: requiredLine(personNameMax, "personNameRequired"),
  email: email(),
  currentPassword: z.optional(givenPassword("currentPasswordRequired")),
  profileImage: z.optional(z.nullable(z.string().check(...atMost(imageDataUrlMax), allowedCharacters("any")))),
  activityArea: optionalText(100),
  linkedinUrl: optionalLinkedinUrl,
  skills,
  description: optionalText(descriptionMax),
  availability: optionalText(availabilityMax),
  dayRate,
  languages: spokenLanguages,
  references,
});

export type ProfileChange = z.output<typeof profileChange>;

export const profileAnswer = z.object({ user });
