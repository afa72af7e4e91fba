import { userSearchMax } from "@linkedpotential/contract/admin/limits";
import {
  type FlagName,
  flagNames,
  type ListedRole,
  listedRoles,
  type UserSorting,
  userSortings,
} from "@linkedpotential/contract/admin/user-filters";
import { plans } from "@linkedpotential/contract/plans";
import { choiceParameter, type ListParameters, textParameter } from "../../../lib/navigation/use-list-state.ts";

type Plan = (typeof plans)[number];

export type UserFilters = { role: ListedRole | null; plan: Plan | null } & { [Name in FlagName]: "true" | null };

/** Which accounts the list shows, as in the address. */
export type UserView = UserFilters & { search: string; sort: UserSorting };

const flag = choiceParameter<"true" | null>(["true"], null);

export const userParameters: ListParameters<UserView> = {
  search: textParameter(userSearchMax),
  sort: choiceParameter<UserSorting>(userSortings, "newest"),
  role: choiceParameter<ListedRole | null>(listedRoles, null),
  plan: choiceParameter<Plan | null>(plans, null),
  ...{ unconfirmed: flag, bounced: flag, locked: flag, objected: flag, reported: flag },
};

export const noFilters: UserFilters = {
  role: null,
  plan: null,
  unconfirmed: null,
  bounced: null,
  locked: null,
  objected: null,
  reported: null,
};

/** Whether the list shows the hits of a search. */
export const isSearch = ({ search }: Pick<UserView, "search">): boolean => search.trim() !== "";

export const isFiltered = (view: UserFilters): boolean =>
  view.role !== null || view.plan !== null || flagNames.some((name) => view[name] !== null);

/** Returns the filters that are on, as the API expects them. */
export const filterQuery = ({ role, plan, unconfirmed, bounced, locked, objected, reported }: UserFilters) => ({
  ...(role && { role }),
  ...(plan && { plan }),
  ...(unconfirmed && { unconfirmed }),
  ...(bounced && { bounced }),
  ...(locked && { locked }),
  ...(objected && { objected }),
  ...(reported && { reported }),
});

export const listQuery = ({ search, sort, ...filters }: UserView) => ({
  ...(isSearch({ search }) ? { search: search.trim() } : sort !== "newest" && { sort }),
  ...filterQuery(filters),
});
