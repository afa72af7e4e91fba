import type { Context } from "../../context.ts";
import { indexAccount } from "./index-account.ts";

/** Brings the index up to date after an event about an account. */
export async function followAccount(
  { log }: Pick<Context, "log">,
  { userId }: { userId: number },
): Promise<{ entries: number }> {
  log.note("userId", userId);
  return { entries: await indexAccount(userId) };
}
