import type { Context } from "../../context.ts";
import { settleEach } from "../../settle-each.ts";
import { AccountDeletionEntity } from "./account-deletion.entity.ts";
import { eraseAccount } from "./erase-account.ts";

type Ctx = Pick<Context, "now" | "log">;

/** Each account by itself: what fails with one holds up none of the others. @throws when one of them failed */
export async function finishDeletions(ctx: Ctx): Promise<{ accounts: number; over: number }> {
  const { data: open } = await AccountDeletionEntity.query.open({}).go({ pages: "all", consistent: true });
  let over = 0;
  await settleEach(open, async ({ userId }) => {
    const { state } = await eraseAccount(ctx, { userId });
    if (state === "over") over += 1;
  });
  return { accounts: open.length, over };
}
