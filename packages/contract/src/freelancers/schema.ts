import * as z from "zod/mini";
import { allowedCharacters, atMost, instant, pageQuery, pathId } from "../fields.ts";
import { searchTextMax } from "./limits.ts";

/** A freelancer as businesses see them: with a short name, and never with an address, a phone number or a link. */
export const freelancer = z.object({
  id: z.number(),
  name: z.string(),
  initials: z.string(),
  profileImage: z.nullable(z.string()),
  activityArea: z.string(),
  skills: z.array(z.string()),
  description: z.string(),
  availability: z.string(),
});
export type Freelancer = z.output<typeof freelancer>;

/** `openRequest` is the caller's pending request to the freelancer. Null without one. */
export const freelancerProfile = z.extend(freelancer, {
  openRequest: z.nullable(z.object({ id: z.number(), createdAt: instant })),
});
export type FreelancerProfile = z.output<typeof freelancerProfile>;

const searched = z.optional(z.string().check(...atMost(searchTextMax), allowedCharacters("line")));

/**
 * `search` finds words of the whole profile, `skill` words of the skills, `area` words of the area of activity, and
 * `availability` words of the availability. Each word finds all words that begin with it.
 */
export const freelancerSearch = z.object({
  ...pageQuery,
  search: searched,
  skill: searched,
  area: searched,
  availability: searched,
});
export type FreelancerSearch = z.output<typeof freelancerSearch>;

export const freelancerParams = z.object({ freelancerId: pathId });
