import type { UserSorting } from "@linkedpotential/contract/admin/user-filters";
import { berlinInstant } from "@linkedpotential/contract/dates";
import { firstIdAt } from "../../ids.ts";
import { positionOf, searchParts } from "../account-index/account-keys.ts";
import { beginningWith, type Order } from "../account-index/read-entries.ts";
import type { AccountReading } from "./account-page.ts";
import { type DateFilter, hasJoinDays, hasSignInDays } from "./date-filter.ts";

type Search = Pick<AccountReading, "search" | "filter">;

/** Returns the part of the index that contains the accounts of a list, in the order of the list. */
export function orderOf({ search, sort, filter }: Search & Pick<AccountReading, "sort">): Order {
  const isDescending = sort !== "oldest";
  const [narrow] = conditionsOf({ search, filter });
  if (narrow) return { ...narrow, isDescending: narrow.list !== "search" && isDescending };
  return orders[sort];
}

/**
 * Returns for each condition by text or dates the part of the index to whose accounts it applies. The first one has the
 * order of the list. Of a search it contains only the longest part.
 */
export function conditionsOf({ search, filter }: Search): Order[] {
  const [longest] = searchParts(search);
  return [
    ...(longest ? [{ list: "search" as const, ...beginningWith(longest), isDescending: false }] : []),
    ...(filter.neverSignedIn ? [{ list: "signed-in" as const, ...joinDays(filter), isDescending: true }] : []),
    ...(hasJoinDays(filter) ? [{ list: "joined" as const, ...joinDays(filter), isDescending: true }] : []),
    ...(hasSignInDays(filter) ? [{ list: "signed-in" as const, ...signInDays(filter), isDescending: true }] : []),
  ];
}

const all = beginningWith("");

const orders: Record<UserSorting, Order> = {
  newest: { list: "joined", ...all, isDescending: true },
  oldest: { list: "joined", ...all, isDescending: false },
  name: { list: "name", ...all, isDescending: false },
  signedIn: { list: "signed-in", ...all, isDescending: true },
};

const minuteMs = 60 * 1000;

/** Returns the positions without a key of accounts that registered on these days. Ids contain their time. */
function joinDays({ joinedFrom, joinedTo }: DateFilter): Pick<Order, "lowest" | "highest"> {
  const first = joinedFrom === undefined ? 0 : firstIdAt(berlinInstant(joinedFrom, "00:00"));
  const end = joinedTo && firstIdAt(new Date(berlinInstant(joinedTo, "23:59").getTime() + minuteMs)) - 1;
  return { lowest: idPosition(first), highest: idPosition(end || Number.MAX_SAFE_INTEGER) };
}

const idPosition = (id: number): string => positionOf("", Math.min(Math.max(id, 0), Number.MAX_SAFE_INTEGER));

/** Positions of accounts without a sign-in have no day. They sort before all others, and no bound includes them. */
const signInDays = ({ signedInFrom, signedInTo }: DateFilter): Pick<Order, "lowest" | "highest"> => ({
  lowest: signedInFrom === undefined ? "0" : dayKey(signedInFrom),
  highest: beginningWith(signedInTo === undefined ? "" : dayKey(signedInTo)).highest,
});

const dayKey = (day: string): string => day.replaceAll("-", "");
