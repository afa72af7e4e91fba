import type * as routes from "@linkedpotential/contract/accounts/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../context.ts";
import { findAccountEvents } from "./account-events.ts";
import { findAccount } from "./find-account.ts";

/**
 * Lists the live events of an account, latest first. The page of the account counts the same ones.
 * @throws `admin.user_not_found`
 */
export async function listAccountEvents(
  ctx: UserContext,
  { accountId: userId }: InputOf<typeof routes.listAccountEvents>,
): Promise<AnswerOf<typeof routes.listAccountEvents>> {
  const [events] = await Promise.all([findAccountEvents(ctx, userId), findAccount(userId)]);
  return events.toSorted((one, other) => other.startsAt.localeCompare(one.startsAt));
}
