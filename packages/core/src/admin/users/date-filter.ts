import { today } from "@linkedpotential/contract/dates";

interface DatedAccount {
  user: { joinDate: string };
  /** Null when there was no sign-in. */
  signedInOn: string | null;
}

/** Filters of the list by days in Berlin. All bounds are inclusive. */
export interface DateFilter {
  joinedFrom?: string | undefined;
  joinedTo?: string | undefined;
  signedInFrom?: string | undefined;
  signedInTo?: string | undefined;
  neverSignedIn?: "true" | undefined;
}

export const hasJoinDays = ({ joinedFrom, joinedTo }: DateFilter): boolean =>
  joinedFrom !== undefined || joinedTo !== undefined;

export const hasSignInDays = ({ signedInFrom, signedInTo }: DateFilter): boolean =>
  signedInFrom !== undefined || signedInTo !== undefined;

export const hasDates = (filter: DateFilter): boolean =>
  hasJoinDays(filter) || hasSignInDays(filter) || filter.neverSignedIn !== undefined;

export function matchesDates({ user, signedInOn }: DatedAccount, filter: DateFilter): boolean {
  const { joinedFrom, joinedTo, signedInFrom, signedInTo, neverSignedIn } = filter;
  if (neverSignedIn && signedInOn !== null) return false;
  if (hasSignInDays(filter) && (signedInOn === null || !isBetween(signedInOn, signedInFrom, signedInTo))) return false;
  return !hasJoinDays(filter) || isBetween(today(new Date(user.joinDate)), joinedFrom, joinedTo);
}

const isBetween = (day: string, from = day, to = day): boolean => from <= day && day <= to;
