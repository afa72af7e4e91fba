import type { Context } from "../../context.ts";
import { settleEach } from "../../settle-each.ts";
import { AccountDeletionEntity } from "./account-deletion.entity.ts";
import { eraseAccount } from "./erase-account.ts";

export async function finishDeletions(ctx: Context): Promise<{ accounts: number; over: number }> {
  const { data: open } = await AccountDeletionEntity.query.open({}).go({ pages: "all", consistent: true });
  let over = 0;
  await settleEach(open, async ({ userId }) => {
    const { state } = await eraseAccount(ctx, { userId });
    if (state === "over") over += 1;
  });
  return { accounts: open.length, over };
}
