import type * as routes from "@linkedpotential/contract/accounts/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { listInvoices } from "../billing/invoices/list-invoices.ts";
import { findSubscription } from "../billing/subscription.entity.ts";
import { toSubscription } from "../billing/to-subscription.ts";
import type { UserContext } from "../context.ts";
import { findAccount } from "./find-account.ts";

/** @throws `admin.user_not_found` */
export async function getAccountContract(
  ctx: UserContext,
  { accountId: userId }: InputOf<typeof routes.getAccountContract>,
): Promise<AnswerOf<typeof routes.getAccountContract>> {
  const [user, stored, { items: invoices }] = await Promise.all([
    findAccount(userId),
    findSubscription(userId),
    listInvoices({ ...ctx, user: { ...ctx.user, id: userId } }, {}),
  ]);
  const { plan, status, currentPeriodEnd, cancelAtPeriodEnd, isDisputed, graceEndsAt, withdrawableUntil } =
    toSubscription(ctx, user.plan, stored);
  const state = { plan, status, currentPeriodEnd, cancelAtPeriodEnd, isDisputed, graceEndsAt, withdrawableUntil };
  return { subscription: state, invoices };
}
