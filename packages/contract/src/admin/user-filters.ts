import { roles } from "../user/roles.ts";

/** Roles by which the list of accounts can be filtered. An admin has one of the other two roles as well. */
export const listedRoles = [...roles, "admin"] as const;
export type ListedRole = (typeof listedRoles)[number];

/** States of an account by which the list can be filtered. */
export const flagNames = ["unconfirmed", "bounced", "locked", "objected", "reported"] as const;
export type FlagName = (typeof flagNames)[number];

export const userSortings = ["newest", "oldest", "name", "signedIn"] as const;
export type UserSorting = (typeof userSortings)[number];
