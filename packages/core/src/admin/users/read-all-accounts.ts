import { UserEntity } from "../../user/user.entity.ts";
import { wrongCursor } from "../account-index/wrong-cursor.ts";
import type { AccountPage, AccountReading } from "./account-page.ts";
import { findListedAccounts } from "./listed-account.ts";

/** Reads a page of all accounts from the table's own index, which contains new accounts at once. */
export async function readAllAccounts({ sort, cursor, pageSize }: AccountReading): Promise<AccountPage> {
  const after = cursor === undefined ? undefined : idOf(cursor);
  const listed = UserEntity.query.listed({});
  const isOldestFirst = sort === "oldest";
  const query = isOldestFirst
    ? listed.gt({ userId: after ?? 0 })
    : listed.lt({ userId: after ?? Number.MAX_SAFE_INTEGER });
  const { data, cursor: more } = await query.go({ limit: pageSize, pages: 1, order: isOldestFirst ? "asc" : "desc" });
  const userIds = data.map(({ userId }) => userId);
  return {
    accounts: await findListedAccounts(userIds),
    nextCursor: more === null ? undefined : userIds.at(-1)?.toString(),
  };
}

function idOf(cursor: string): number {
  if (!/^[1-9]\d{0,15}$/.test(cursor)) throw wrongCursor();
  return Number(cursor);
}
