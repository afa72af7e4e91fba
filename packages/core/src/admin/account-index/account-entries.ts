import { today } from "@linkedpotential/contract/dates";
import type { UserItem } from "../../user/user.entity.ts";
import { groupName, groupOf } from "./account-group.ts";
import { nameKey, positionOf, searchKeys } from "./account-keys.ts";
import type { IndexedAccount } from "./indexed-account.entity.ts";

/** Content of the index about an account, without its revision. */
export type IndexState = Omit<IndexedAccount, "revision">;

export interface AccountEntry {
  list: "joined" | "signed-in" | "name" | "search";
  group: string;
  position: string;
  userId: number;
}

/** Facts in the index that the account itself does not store. */
interface Activity {
  isReported: boolean;
  lastSignInAt: string | undefined;
}

export const indexStateOf = (user: UserItem, { isReported, lastSignInAt }: Activity): IndexState => ({
  userId: user.userId,
  group: groupName(groupOf(user, isReported)),
  signedInOn: lastSignInAt === undefined ? "" : today(new Date(lastSignInAt)),
  nameKey: nameKey(user.name),
  searchKeys: searchKeys(user),
});

/** Returns all entries of an account. None without a state. */
export function entriesOf(state: IndexState | undefined): AccountEntry[] {
  if (!state) return [];
  const { userId, group, signedInOn } = state;
  const entry = (list: AccountEntry["list"], key: string): AccountEntry => ({
    ...{ list, group, userId },
    position: positionOf(key, userId),
  });
  return [
    entry("joined", ""),
    ...(signedInOn === undefined ? [] : [entry("signed-in", signedInOn.replaceAll("-", ""))]),
    entry("name", state.nameKey),
    ...state.searchKeys.map((key) => entry("search", key)),
  ];
}

const nameOf = ({ list, group, position }: AccountEntry): string => `${list} ${group} ${position}`;

/** Returns the entries of `after` that `before` lacks. */
export function entriesMissing(before: readonly AccountEntry[], after: readonly AccountEntry[]): AccountEntry[] {
  const known = new Set(before.map(nameOf));
  return after.filter((entry) => !known.has(nameOf(entry)));
}
