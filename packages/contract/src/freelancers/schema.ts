import * as z from "zod/mini";
import { sharedContact } from "../collaboration-requests/schema.ts";
import { allowedCharacters, atMost, instant, pageQuery, pathId } from "../fields.ts";
import { spokenLanguageCodes } from "../profile/languages.ts";
import { dayRateMax } from "../profile/limits.ts";
import { spokenLanguage, storedReference } from "../profile/offer.ts";
import { colleague, sentProjectRequest } from "../project-requests/schema.ts";
import { visibleText } from "../visible-text.ts";
import { lastSignIns } from "./last-sign-in.ts";
import { searchTextMax, shortlistNoteMax } from "./limits.ts";

/** A freelancer as businesses see them: with a short name, and without address, phone number, or link to the person. */
export const freelancer = z.object({
  id: z.number(),
  name: z.string(),
  initials: z.string(),
  profileImage: z.nullable(z.string()),
  activityArea: z.string(),
  skills: z.array(z.string()),
  description: z.string(),
  availability: z.string(),
  /** Day rate in whole EUR. Null if the freelancer does not state one. */
  dayRate: z.nullable(z.number()),
  languages: z.array(spokenLanguage),
  references: z.array(storedReference),
  /** Null before the first sign-in, and as long as the index of accounts does not contain it. */
  lastSignIn: z.nullable(z.enum(lastSignIns)),
});
export type Freelancer = z.output<typeof freelancer>;

/**
 * Entry of a freelancer on the shortlist that the members of a company share. `savedBy` is null when the member has left
 * the company. The note is empty when nobody has written one.
 */
export const shortlistEntry = z.object({ savedAt: instant, savedBy: z.nullable(colleague), note: z.string() });
export type ShortlistEntry = z.output<typeof shortlistEntry>;

/** Freelancer in a list. Only the shortlist contains its entries. */
export const listedFreelancer = z.extend(freelancer, { shortlistEntry: z.optional(shortlistEntry) });
export type ListedFreelancer = z.output<typeof listedFreelancer>;

/** How a freelancer came into contact with the caller's company: by a request for a project that a member accepted. */
export const projectContact = z.object({
  /** Title of the project at the time of the acceptance. */
  projectTitle: z.string(),
  connectedAt: instant,
  /** Text with which the freelancer asked. */
  message: z.string(),
  /** Text with which the member accepted. Empty without one. */
  reply: z.string(),
  /** Contact data that the member shared when accepting. Null without consent. */
  contact: z.nullable(sharedContact),
  member: colleague,
  /** Address of the freelancer's LinkedIn profile. Empty without one. */
  linkedinUrl: z.string(),
});
export type ProjectContact = z.output<typeof projectContact>;

/**
 * `requests` are the pending and accepted requests of the caller's company to the freelancer, newest first.
 * `projectContact` is null if the freelancer has asked for no project of the company, or none of its members accepted.
 */
export const freelancerProfile = z.extend(freelancer, {
  requests: z.array(sentProjectRequest),
  projectContact: z.nullable(projectContact),
});
export type FreelancerProfile = z.output<typeof freelancerProfile>;

const searched = z.optional(z.string().check(...atMost(searchTextMax), allowedCharacters("line")));

const rateLimit = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,4}$/)),
  z.pipe(
    z.transform((text: string) => Number(text)),
    z.number().check(z.gte(1), z.lte(dayRateMax)),
  ),
);

/**
 * `search` finds words of the whole profile and the first name with the initial that businesses see, `skill` words of the skills, `area` words of the area of activity, and
 * `availability` words of the availability. Each word finds all words that begin with it, an abbreviation of two letters
 * the whole word. `search` and `skill` also find other words for the same trade, and a compound finds the trade with
 * whose name it begins or ends. Next to the word of a trade, everyday words of a sentence are ignored. `available`
 * finds profiles whose availability says that the freelancer can start at once. `signedIn` finds those of freelancers who
 * have signed in within the last 30 days. `language` finds those who speak it,
 * whatever the level. `maxDayRate`, in EUR, finds day rates up to it, and after these the profiles without a day rate,
 * which `withDayRate` leaves out. With `shortlist` the search is limited to the shortlist of the caller's company, on one
 * page, the newest entry first. `partial` finds, on one page, the profiles with most of the words of `search` and `skill`,
 * and at least one of each of the two that is given. For a word that no profile has, it finds trades that do such work in
 * part.
 */
export const freelancerSearch = z.object({
  ...pageQuery,
  search: searched,
  skill: searched,
  area: searched,
  availability: searched,
  available: z.optional(z.enum(["now"])),
  signedIn: z.optional(z.enum(["month"])),
  language: z.optional(z.enum(spokenLanguageCodes)),
  maxDayRate: z.optional(rateLimit),
  withDayRate: z.optional(z.enum(["true"])),
  shortlist: z.optional(z.enum(["true"])),
  partial: z.optional(z.enum(["true"])),
});
export type FreelancerSearch = z.output<typeof freelancerSearch>;

export const freelancerParams = z.object({ freelancerId: pathId });

/** An absent note leaves the stored one unchanged. Removing an entry also removes its note. */
export const shortlistChange = z.object({
  saved: z.boolean(),
  note: z.optional(z.string().check(...atMost(shortlistNoteMax), allowedCharacters("text"), z.overwrite(visibleText))),
});
