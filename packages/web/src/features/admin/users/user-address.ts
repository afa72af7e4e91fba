import { userSearchMax } from "@linkedpotential/contract/admin/limits";
import {
  type FlagName,
  flagNames,
  type ListedRole,
  listedRoles,
  type UserSorting,
  userSortings,
} from "@linkedpotential/contract/admin/user-filters";
import { isCalendarDate } from "@linkedpotential/contract/dates";
import { plans } from "@linkedpotential/contract/plans";
import {
  choiceParameter,
  type ListParameters,
  type Parameter,
  textParameter,
} from "../../../lib/navigation/use-list-state.ts";

type Plan = (typeof plans)[number];

const dayNames = ["joinedFrom", "joinedTo", "signedInFrom", "signedInTo"] as const;

/** Filters by days in Berlin. A bound is null when it is open. */
type DayFilters = { [Name in (typeof dayNames)[number]]: string | null } & { neverSignedIn: "true" | null };

export type UserFilters = { role: ListedRole | null; plan: Plan | null } & {
  [Name in FlagName]: "true" | null;
} & DayFilters;

/** Which accounts the list shows, as in the address. */
export type UserView = UserFilters & { search: string; sort: UserSorting };

const flag = choiceParameter<"true" | null>(["true"], null);
const day: Parameter<string | null> = {
  read: (text) => (text !== null && isCalendarDate(text) ? text : null),
  write: (date) => date,
};

export const userParameters: ListParameters<UserView> = {
  search: textParameter(userSearchMax),
  sort: choiceParameter<UserSorting>(userSortings, "newest"),
  role: choiceParameter<ListedRole | null>(listedRoles, null),
  plan: choiceParameter<Plan | null>(plans, null),
  ...{ unconfirmed: flag, bounced: flag, locked: flag, objected: flag, reported: flag },
  ...{ joinedFrom: day, joinedTo: day, signedInFrom: day, signedInTo: day, neverSignedIn: flag },
};

export const noFilters: UserFilters = {
  role: null,
  plan: null,
  unconfirmed: null,
  bounced: null,
  locked: null,
  objected: null,
  reported: null,
  ...{ joinedFrom: null, joinedTo: null, signedInFrom: null, signedInTo: null, neverSignedIn: null },
};

/** Whether the list shows the hits of a search. */
export const isSearch = ({ search }: Pick<UserView, "search">): boolean => search.trim() !== "";

const isJoinFiltered = ({ joinedFrom, joinedTo }: DayFilters): boolean => joinedFrom !== null || joinedTo !== null;

const isSignInFiltered = ({ signedInFrom, signedInTo }: DayFilters): boolean =>
  signedInFrom !== null || signedInTo !== null;

export const isFiltered = (view: UserFilters): boolean =>
  view.role !== null ||
  view.plan !== null ||
  view.neverSignedIn !== null ||
  isJoinFiltered(view) ||
  isSignInFiltered(view) ||
  flagNames.some((name) => view[name] !== null);

/** Returns the orders in which the list can be shown. Hits, and filters by the last sign-in, have only one. */
export function sortingsOf(view: UserView): readonly UserSorting[] {
  if (isSearch(view)) return [];
  if (isJoinFiltered(view) || view.neverSignedIn) return ["newest", "oldest"];
  return isSignInFiltered(view) ? [] : userSortings;
}

/** Returns the filters that are on, as the API expects them. */
const filterQuery = ({ role, plan, unconfirmed, bounced, locked, objected, reported, ...days }: UserFilters) => ({
  ...(role && { role }),
  ...(plan && { plan }),
  ...(unconfirmed && { unconfirmed }),
  ...(bounced && { bounced }),
  ...(locked && { locked }),
  ...(objected && { objected }),
  ...(reported && { reported }),
  ...(days.joinedFrom && { joinedFrom: days.joinedFrom }),
  ...(days.joinedTo && { joinedTo: days.joinedTo }),
  ...(days.signedInFrom && { signedInFrom: days.signedInFrom }),
  ...(days.signedInTo && { signedInTo: days.signedInTo }),
  ...(days.neverSignedIn && { neverSignedIn: days.neverSignedIn }),
});

const searchQuery = ({ search }: Pick<UserView, "search">) => (isSearch({ search }) ? { search: search.trim() } : {});

export const listQuery = ({ search, sort, ...filters }: UserView) => ({
  ...searchQuery({ search }),
  ...(!isSearch({ search }) && sort !== "newest" && { sort }),
  ...filterQuery(filters),
});

export const countQuery = ({ search, ...filters }: UserFilters & Pick<UserView, "search">) => ({
  ...searchQuery({ search }),
  ...filterQuery(filters),
});
