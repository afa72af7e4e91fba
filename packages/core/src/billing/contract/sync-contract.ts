import { findPremiumGrant } from "../../accounts/premium/premium-grant.entity.ts";
import type { Context } from "../../context.ts";
import { ConflictError, retryOnConflict } from "../../db/conflict.ts";
import { transact } from "../../db/transact.ts";
import { putOutboxEvent } from "../../outbox/put-outbox-event.ts";
import { type ProvidedAccount, type Reads, readAccount } from "../../payment/payments.ts";
import { UserEntity, type UserItem } from "../../user/user.entity.ts";
import { billingItems } from "../billing-items.entity.ts";
import { issueDocuments } from "../invoices/issue-documents.ts";
import { findSubscription, type StoredSubscription } from "../subscription.entity.ts";
import {
  type BillingParts,
  contractStateOf,
  isSameState,
  nextVersion,
  subscriptionPart,
} from "../write-subscription.ts";
import { contractEvents } from "./contract-events.ts";
import { type ContractState, contractOf, graceEndOf, stateOf } from "./contract-state.ts";
import { disputeOf, endLostContracts } from "./dispute-of.ts";

export interface Synced {
  stored: StoredSubscription;
  user: UserItem | null;
}

/**
 * Maximum number of attempts. After the last one the call fails with a conflict. If an event from a queue caused the
 * call, the queue delivers the event again.
 */
const attempts = 5;

/**
 * Reads the contract at the payment provider and stores its state, invoices and credit notes. Retries when the stored
 * item has changed since it was read (docs/adr/0041). Returns null for a user who never opened a checkout.
 * @throws `billing.unavailable`
 * @throws `request.conflict` after five conflicts
 */
export const syncContract = (ctx: Context, userId: number, reads: Reads): Promise<Synced | null> =>
  retryOnConflict(async () => {
    const stored = await findSubscription(userId);
    if (!stored) return null;
    // Read the user after the stored contract. Otherwise the user could still have the plan from before that state of
    // the contract was stored.
    const { data: user } = await UserEntity.get({ userId }).go({ consistent: true });
    const { customerId } = stored;
    const account = await endLostContracts(customerId, await readAccount(customerId, reads));
    // The account has been deleted. Only issue the documents for its payments and refunds.
    if (!user) return { stored: await issueDocuments(ctx, stored, null, account), user };
    const { stored: settled, planChange } = await settle(ctx, stored, user, account);
    const written = await issueDocuments(ctx, settled, user, account);
    return { stored: written, user: { ...user, plan: planChange?.plan ?? user.plan } };
  }, attempts);

async function settle(
  ctx: Context,
  stored: StoredSubscription,
  user: UserItem,
  account: ProvidedAccount,
): Promise<{ stored: StoredSubscription; planChange: PlanChange | undefined }> {
  const before = contractStateOf(stored);
  const contract = contractOf(account, before);
  const after = { ...stateOf(contract, ctx.now()), ...disputeOf(account, contract?.id, before) };
  // Premium that an admin gave outlasts the contract.
  const isGiven = before.isPremium && !after.isPremium && (await findPremiumGrant(user.userId)) !== null;
  const planChange = planChangeAfter(before, after, user, isGiven);
  if (isSameState(before, after) && !planChange) return { stored, planChange };
  const ending = endingAfter(stored, after);
  const { ending: _, ...rest } = stored;
  const next = nextVersion({ ...rest, ...(ending && { ending }) }, after);
  await transact(
    billingItems,
    (parts) => ({
      subscription: subscriptionPart(parts, next),
      planChange: planChange ? planChangePart(parts, user.userId, planChange) : undefined,
      accountChanged: planChange && putOutboxEvent(parts, ctx, "account.changed", { userId: user.userId }),
      outboxEvents: reportedEvents(user, before, after, ending).map(({ type, detail }) =>
        putOutboxEvent(parts, ctx, type, detail),
      ),
    }),
    () => new ConflictError(),
  );
  return { stored: next, planChange };
}

/**
 * Returns the events of a change. A lock cancels the renewal, which the mail about the lock says, so a locked account has
 * no event of a cancellation. Its owner would get a confirmation of something that they did not do.
 */
const reportedEvents = (
  { userId, lockedAt }: UserItem,
  before: ContractState,
  after: ContractState,
  ending: StoredSubscription["ending"],
) =>
  contractEvents(userId, before, after, ending).filter(
    ({ type }) => lockedAt === undefined || type !== "subscription.cancelled",
  );

/** Returns the order of an admin to end the contract, unless the person has continued the contract or has a new one. */
function endingAfter(before: StoredSubscription, after: ContractState): StoredSubscription["ending"] {
  const isContinued = before.isCancelled && after.status !== "canceled" && !after.isCancelled;
  return isContinued || before.subscriptionId !== after.subscriptionId ? undefined : before.ending;
}

interface PlanChange {
  plan: UserItem["plan"];
  graceEndsAt: string | undefined;
}

/**
 * Returns the change to the user item, or undefined if there is none. The end of a contract only revokes Premium that
 * the contract gave, because an account may have Premium without a contract.
 */
function planChangeAfter(
  before: ContractState,
  after: ContractState,
  user: UserItem,
  isGiven: boolean,
): PlanChange | undefined {
  const plan = after.isPremium ? "premium" : before.isPremium && !isGiven ? "kostenlos" : user.plan;
  const { status, isPremium, periodStart } = after;
  const graceEndsAt = status === "past_due" && isPremium && periodStart ? graceEndOf(periodStart) : undefined;
  return plan === user.plan && graceEndsAt === user.graceEndsAt ? undefined : { plan, graceEndsAt };
}

function planChangePart(parts: BillingParts, userId: number, { plan, graceEndsAt }: PlanChange) {
  const patch = parts.user.patch({ userId }).set({ plan });
  return (graceEndsAt ? patch.set({ graceEndsAt }) : patch.remove(["graceEndsAt"])).commit();
}
