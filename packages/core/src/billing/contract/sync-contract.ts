import type { Context } from "../../context.ts";
import { Contended, whileContended } from "../../db/contention.ts";
import { transact } from "../../db/transact.ts";
import { publishPart } from "../../outbox/publish-part.ts";
import { type ProvidedAccount, readAccount } from "../../payment/payments.ts";
import { UserEntity, type UserItem } from "../../user/user.entity.ts";
import { billingItems } from "../billing-items.entity.ts";
import { findSubscription } from "../find-subscription.ts";
import { issueDocuments } from "../invoices/issue-documents.ts";
import type { StoredSubscription } from "../subscription.entity.ts";
import {
  type BillingParts,
  contractStateOf,
  isSameState,
  nextVersion,
  subscriptionPart,
} from "../write-subscription.ts";
import { type ContractState, contractOf, stateOf } from "./contract-state.ts";
import { newsOf } from "./news-of.ts";

type Ctx = Pick<Context, "now" | "log">;

export interface Synced {
  stored: StoredSubscription;
  user: UserItem | null;
}

/**
 * Writes only if nobody else has since it read (docs/adr/0041). Null without a checkout.
 * @throws `billing.unavailable`, `request.conflict`
 */
export const syncContract = (ctx: Ctx, userId: number): Promise<Synced | null> =>
  whileContended(async () => {
    const [stored, { data: user }] = await Promise.all([
      findSubscription(userId),
      UserEntity.get({ userId }).go({ consistent: true }),
    ]);
    if (!stored) return null;
    const account = await readAccount(stored.customerId);
    const settled = await settle(ctx, stored, user, account);
    const written = await issueDocuments(ctx, settled.stored, user, account);
    return { stored: written, user: user && { ...user, plan: settled.plan ?? user.plan } };
  });

async function settle(
  ctx: Ctx,
  stored: StoredSubscription,
  user: UserItem | null,
  account: ProvidedAccount,
): Promise<{ stored: StoredSubscription; plan: UserItem["plan"] | undefined }> {
  const before = contractStateOf(stored);
  const after = stateOf(contractOf(account, before), ctx.now());
  const plan = planAfter(before, after, user);
  if (isSameState(before, after) && !plan) return { stored, plan };
  const next = nextVersion(stored, after);
  await transact(
    () =>
      billingItems.transaction
        .write((parts) => [
          subscriptionPart(parts, next),
          ...(user && plan ? [planPart(parts, user.userId, plan)] : []),
          ...newsOf(stored.userId, before, after).map(({ type, detail }) => publishPart(parts, ctx, type, detail)),
        ])
        .go(),
    () => new Contended(),
  );
  return { stored: next, plan };
}

/** Only what a contract has given does its end take: an account may have Premium without one. */
function planAfter(before: ContractState, after: ContractState, user: UserItem | null): UserItem["plan"] | undefined {
  if (!user) return undefined;
  const plan = after.isPremium ? "premium" : before.isPremium ? "kostenlos" : user.plan;
  return plan === user.plan ? undefined : plan;
}

const planPart = (parts: BillingParts, userId: number, plan: UserItem["plan"]) =>
  parts.user.patch({ userId }).set({ plan }).commit();
