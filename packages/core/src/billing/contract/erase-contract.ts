import type { Context } from "../../context.ts";
import { ConflictError, retryOnConflict } from "../../db/conflict.ts";
import { transact } from "../../db/transact.ts";
import { endSubscription, readAccount } from "../../payment/payments.ts";
import { billingItems } from "../billing-items.entity.ts";
import { documentTtl } from "../invoices/document-ttl.ts";
import { InvoiceEntity } from "../invoices/invoice.entity.ts";
import { findSubscription, type StoredSubscription } from "../subscription.entity.ts";
import { type BillingParts, nextVersion, subscriptionPart } from "../write-subscription.ts";
import { stateOf } from "./contract-state.ts";
import { syncContract } from "./sync-contract.ts";

/**
 * Ends the contracts of a deleted account immediately and issues the outstanding documents. Invoices and the link from
 * customer to account stay, because tax law requires them (O116, O197). Returns 0 when nothing was left to do.
 * @throws `billing.unavailable`
 */
export const eraseContract = (ctx: Context, userId: number): Promise<number> =>
  retryOnConflict(async () => {
    const stored = await findSubscription(userId);
    if (!stored || isReduced(stored)) return 0;
    const { customerId } = stored;
    const { subscriptions } = await readAccount(customerId, "contract");
    const living = subscriptions.filter(({ status }) => status !== "canceled" && status !== "incomplete_expired");
    for (const { id } of living) await endSubscription(id);
    const synced = await syncContract(ctx, userId, "everything");
    if (!synced) throw new ConflictError();
    const isPaid = await hasInvoices(userId);
    await transact(
      billingItems,
      (parts) => ({ contract: isPaid ? reducedParts(parts, ctx, synced.stored) : removalParts(parts, synced.stored) }),
      () => new ConflictError(),
    );
    return 1;
  });

/** Whether an earlier run has already reduced the item. Only a reduced item has zero checkouts. */
const isReduced = ({ checkouts }: StoredSubscription): boolean => checkouts === 0;

async function hasInvoices(userId: number): Promise<boolean> {
  const { data } = await InvoiceEntity.query.ofUser({ userId }).go({ limit: 1, pages: 1, consistent: true });
  return data.length > 0;
}

/**
 * Returns the transaction parts that reduce the item to customer and version. Both are kept as long as the invoices, so
 * that a later refund gets exactly one credit note.
 */
function reducedParts(parts: BillingParts, ctx: Context, { userId, customerId, version }: StoredSubscription) {
  const ttl = documentTtl(ctx.now());
  const bare = { userId, customerId, version, checkouts: 0, ttl };
  return [
    subscriptionPart(parts, nextVersion(bare, stateOf(undefined, ctx.now()))),
    parts.customer.put({ customerId, userId, ttl }).commit(),
  ];
}

const removalParts = (parts: BillingParts, { userId, customerId, version }: StoredSubscription) => [
  parts.subscription
    .delete({ userId })
    .where((of, { eq }) => eq(of.version, version))
    .commit(),
  parts.customer.delete({ customerId }).commit(),
];
