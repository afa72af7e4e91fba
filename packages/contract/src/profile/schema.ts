import * as z from "zod/mini";
import { givenPassword, personNameMax } from "../auth/schema.ts";
import { atMost, atMostEntries, email, madeOf, optionalText, patternOf, requiredLine } from "../fields.ts";
import { optionalLinkedinUrl } from "../linkedin.ts";
import { user } from "../user/schema.ts";

export const activityAreas = [
  "Webdesign & Webentwicklung",
  "Grafikdesign & Branding",
  "Online Marketing & SEO",
  "Content Creation & Copywriting",
  "Social Media Management",
  "Softwareentwicklung & Programmierung",
  "Beratung (Digital, Business, Strategie)",
  "Sales & Akquise",
  "E-Commerce & Shopmanagement",
  "Fotografie & Videoproduktion",
  "Virtual Assistance & Office Support",
  "Sonstiges",
] as const;

export const skillsMax = 30;
export const descriptionMax = 2000;
/** Largest picture that is stored, in bytes: 4 MB; the browser sends a crop of a few kilobytes. */
export const imageMax = 4 * 1024 * 1024;
/** Longest side of a picture that is stored, in pixels: what shows it needs memory for all of them. */
export const imageSideMax = 4096;
/** Largest picture file before the crop, in bytes: 5 MB (D22). */
export const imageFileMax = 5 * 1024 * 1024;
/** The same picture as a base64 data URL, with room for its head. */
const imageDataUrlMax = Math.ceil(imageFileMax / 3) * 4 + 100;

/** Longest skill in characters. */
const skillMax = 50;
/** "a, b" and ["a", "b"] alike; empty entries are dropped. */
const skills = z
  .pipe(
    z.transform((value: unknown) => (typeof value === "string" ? value.split(",") : (value ?? []))),
    z.pipe(
      z.array(optionalText(skillMax)).check(...atMostEntries(skillsMax, "tooManySkills")),
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
 * `profileImage`: a data URL sets a new picture, null or "" removes it, the present address or a missing field keeps it.
 * `currentPassword`: needed with another `email`, which becomes the account's when its link was opened (D61).
 * `activityArea`: one of `activityAreas` or, behind `Sonstiges`, a text of one's own (PROF-21).
 */
export const profileChange = z.object({
  name: requiredLine(personNameMax, "personNameRequired"),
  email: email(),
  currentPassword: z.optional(givenPassword("currentPasswordRequired")),
  profileImage: z.optional(z.nullable(z.string().check(...atMost(imageDataUrlMax), madeOf("any")))),
  activityArea: optionalText(100),
  linkedinUrl: optionalLinkedinUrl,
  skills,
  description: optionalText(descriptionMax),
});

export type ProfileChange = z.output<typeof profileChange>;

export const profileAnswer = z.object({ user });
