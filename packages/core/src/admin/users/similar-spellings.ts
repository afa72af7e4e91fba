import { editsBetween } from "@linkedpotential/contract/edits";
import { foldedWords } from "@linkedpotential/contract/folding";
import type { UserContext } from "../../context.ts";
import type { AccountEntry } from "../account-index/account-entries.ts";
import { searchPrefix } from "../account-index/account-keys.ts";
import { beginningWith, readSome } from "../account-index/read-entries.ts";
import type { AccountReading } from "./account-page.ts";
import { findListedAccounts, isListed, type ListedAccount } from "./listed-account.ts";

const suggestionsMax = 3;
/** Maximum number of accounts that are read for suggestions. */
const candidatesMax = 10;
/** Maximum number of entries with a common beginning that are compared. */
const comparedMax = 500;
/** Lengths of the beginnings that are assumed to be right, in this order. */
const sharedLengths = [3, 2, 1];

/**
 * Returns names and addresses as their owners spell them from which a search differs by a letter, or by two if it is
 * long. Compares only entries of the index that begin as the search does, so the cost is bounded.
 */
export async function similarSpellings(
  ctx: UserContext,
  { search, filter }: Pick<AccountReading, "search" | "filter">,
  groups: readonly string[],
): Promise<string[]> {
  const typed = searchPrefix(search);
  for (const length of sharedLengths) {
    const order = { list: "search" as const, ...beginningWith(typed.slice(0, length)), isDescending: false };
    const { entries } = await readSome(order, groups, comparedMax);
    const accounts = await findListedAccounts(closestIds(entries, typed));
    const listed = accounts.filter((account) => isListed(ctx, account, filter));
    const spellings = different(listed.flatMap(({ user }) => spell(user, typed) ?? []));
    if (spellings.length > 0) return spellings.slice(0, suggestionsMax);
  }
  return [];
}

/** Leaves out spellings of the same name, and names that a search for a shorter one finds as well. */
function different(spellings: readonly string[]): string[] {
  const unique = [...new Map(spellings.toReversed().map((one) => [searchPrefix(one), one])).values()].reverse();
  const isFoundBy = (other: string, one: string) => other !== one && searchPrefix(one).startsWith(searchPrefix(other));
  return unique.filter((one) => !unique.some((other) => isFoundBy(other, one)));
}

/** Returns the accounts of the entries that differ least from the typed text. */
function closestIds(entries: readonly AccountEntry[], typed: string): number[] {
  const close = entries
    .map(({ position, userId }) => ({ userId, edits: editsToBeginning(typed, position) }))
    .filter(({ edits }) => edits <= editsMax(typed))
    .sort((one, other) => one.edits - other.edits);
  return [...new Set(close.map(({ userId }) => userId))].slice(0, candidatesMax);
}

/** Returns as many words of the name as were typed, or the address, whichever differs less. Undefined if none is close. */
function spell({ name, email }: ListedAccount["user"], typed: string): string | undefined {
  const words = name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const count = typed.split(" ").length;
  const [closest] = [...words.map((_, start) => words.slice(start, start + count).join(" ")), email]
    .map((text) => ({ text, edits: editsToBeginning(typed, foldedWords(text).join(" ")) }))
    .filter(({ edits }) => edits <= editsMax(typed))
    .sort((one, other) => one.edits - other.edits);
  return closest?.text;
}

/** Short words have too many neighbors. */
function editsMax({ length }: string): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

const lengthDifferences = [-2, -1, 0, 1, 2];

const editsToBeginning = (typed: string, text: string): number =>
  Math.min(...lengthDifferences.map((by) => editsBetween(typed, text.slice(0, Math.max(typed.length + by, 0)))));
