import * as z from "zod/mini";
import { allowedCharacters, atMost, optionalText, pathId } from "../fields.ts";
import { plans } from "../plans.ts";
import { userSearchMax } from "./limits.ts";
import { flagNames, listedRoles, userSortings } from "./user-filters.ts";

const flag = z.optional(z.literal("true"));
const flags = Object.fromEntries(flagNames.map((name) => [name, flag])) as Record<
  (typeof flagNames)[number],
  typeof flag
>;

/** Filters of the list of accounts. An account is listed if all given filters apply to it. */
export const userFilter = z.object({
  role: z.optional(z.enum(listedRoles)),
  plan: z.optional(z.enum(plans)),
  ...flags,
});

export const userListQuery = z.extend(userFilter, {
  /** Beginning of a word of the name, beginning of the address, or an id with or without `#`. */
  search: z.optional(optionalText(userSearchMax)),
  /** Order without a search; `newest` by default. Search results are in the order of what was found. */
  sort: z.optional(z.enum(userSortings)),
  limit: z.optional(pathId),
  cursor: z.optional(z.string().check(...atMost(1000), allowedCharacters("line"))),
});

export const userTotal = z.object({ total: z.number() });
