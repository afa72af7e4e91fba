import { findListedAccounts, type ListedAccount } from "./listed-account.ts";

const idPattern = /^\s*#?\s*([1-9]\d{0,15})\s*$/;

/** Returns the account whose id a search names, with or without `#`. Undefined for any other search. */
export async function findById(search: string): Promise<ListedAccount | undefined> {
  const id = Number(idPattern.exec(search)?.[1]);
  if (!Number.isSafeInteger(id)) return undefined;
  const [found] = await findListedAccounts([id]);
  return found;
}
