import type { Context } from "../../context.ts";
import { AccountDeletionEntity } from "./account-deletion.entity.ts";
import { eraseAccount } from "./erase-account.ts";

type Ctx = Pick<Context, "now" | "log">;

/** Each account by itself: what fails with one holds up none of the others. @throws when one of them failed */
export async function finishDeletions(ctx: Ctx): Promise<{ accounts: number; over: number }> {
  const { data: open } = await AccountDeletionEntity.query.open({}).go({ pages: "all", consistent: true });
  let [over, failure] = [0, undefined as unknown];
  for (const { userId } of open) {
    try {
      const { state } = await eraseAccount(ctx, { userId });
      if (state === "over") over += 1;
    } catch (error) {
      failure ??= error;
    }
  }
  if (failure) throw failure;
  return { accounts: open.length, over };
}
