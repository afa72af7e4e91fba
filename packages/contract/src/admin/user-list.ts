import * as z from "zod/mini";
import { allowedCharacters, atMost, calendarDate, optionalText, pathId } from "../fields.ts";
import { plans } from "../plans.ts";
import { userSearchMax } from "./limits.ts";
import { flagNames, listedRoles, userSortings } from "./user-filters.ts";

const flag = z.optional(z.literal("true"));
const flags = Object.fromEntries(flagNames.map((name) => [name, flag])) as Record<
  (typeof flagNames)[number],
  typeof flag
>;

/** Filters of the list of accounts. An account is listed if all given filters apply to it. */
const userFilter = z.object({
  role: z.optional(z.enum(listedRoles)),
  plan: z.optional(z.enum(plans)),
  ...flags,
  /** First and last day of the registration, in Berlin. */
  ...{ joinedFrom: z.optional(calendarDate), joinedTo: z.optional(calendarDate) },
  /** First and last day of the last sign-in, in Berlin. */
  ...{ signedInFrom: z.optional(calendarDate), signedInTo: z.optional(calendarDate) },
  /** Accounts without any sign-in. */
  neverSignedIn: flag,
});

/** Beginning of a word of the name, beginning of the address, or an id with or without `#`. */
const search = z.optional(optionalText(userSearchMax));

export const userListQuery = z.extend(userFilter, {
  search,
  /**
   * Order, `newest` by default. Search results are in the order of what was found. A filter by registration allows only
   * `newest` and `oldest`, and a filter by days of the last sign-in only `signedIn`; other orders are ignored then.
   */
  sort: z.optional(z.enum(userSortings)),
  limit: z.optional(pathId),
  cursor: z.optional(z.string().check(...atMost(1000), allowedCharacters("line"))),
});

export const userCountQuery = z.extend(userFilter, { search });

export const userTotal = z.object({
  total: z.number(),
  /** Whether counting stopped at `total`, because a search or a filter by dates finds very many accounts. */
  isAtLeast: z.boolean(),
  /** Spellings that the search may have meant. Empty unless it finds nothing. */
  similar: z.array(z.string()),
});
export type UserTotal = z.output<typeof userTotal>;
