import { accountDeclarationsMax } from "@linkedpotential/contract/accounts/limits";
import type * as routes from "@linkedpotential/contract/accounts/routes";
import type { AccountDeclaration } from "@linkedpotential/contract/accounts/schema";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { Declaration } from "../billing/declarations/declaration.entity.ts";
import { listDeclarations } from "../billing/declarations/list-declarations.ts";
import { listInvoices } from "../billing/invoices/list-invoices.ts";
import { findSubscription } from "../billing/subscription.entity.ts";
import { toSubscription } from "../billing/to-subscription.ts";
import type { UserContext } from "../context.ts";
import { isEndDue } from "./contract/due-end.ts";
import { findAccount } from "./find-account.ts";

/** @throws `admin.user_not_found` */
export async function getAccountContract(
  ctx: UserContext,
  { accountId: userId }: InputOf<typeof routes.getAccountContract>,
): Promise<AnswerOf<typeof routes.getAccountContract>> {
  const [user, stored, { items: invoices }, declarations] = await Promise.all([
    findAccount(userId),
    findSubscription(userId),
    listInvoices({ ...ctx, user: { ...ctx.user, id: userId } }, {}),
    listDeclarations(userId, accountDeclarationsMax),
  ]);
  const { plan, status, currentPeriodEnd, cancelAtPeriodEnd, isDisputed, graceEndsAt, withdrawableUntil } =
    toSubscription(ctx, user.plan, stored);
  const isEnding = isEndDue(stored);
  const state = {
    plan,
    status,
    currentPeriodEnd,
    cancelAtPeriodEnd,
    isDisputed,
    graceEndsAt,
    withdrawableUntil,
    isEnding,
  };
  return { subscription: state, invoices, declarations: declarations.map(toAccountDeclaration) };
}

const toAccountDeclaration = (declaration: Declaration): AccountDeclaration => {
  const { declarationId: id, about, kind, waits, waitsFor = null, settledAt = null } = declaration;
  const { settledAs: outcome = null, settledNote: note = "" } = declaration;
  const { name, contract, reason, endsOn = null, receivedAt } = declaration;
  const state = waits ? "waiting" : settledAt ? "settled" : "carried_out";
  return { id, about, kind, state, waitsFor, name, contract, reason, endsOn, receivedAt, settledAt, outcome, note };
};
