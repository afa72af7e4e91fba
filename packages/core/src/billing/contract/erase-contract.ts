import type { Context } from "../../context.ts";
import { ConflictError, retryOnConflict } from "../../db/conflict.ts";
import { transact } from "../../db/transact.ts";
import { endSubscription, readAccount } from "../../payment/payments.ts";
import { billingItems } from "../billing-items.entity.ts";
import { findSubscription } from "../find-subscription.ts";
import { InvoiceEntity } from "../invoices/invoice.entity.ts";
import { documentTtl } from "../invoices/keep-documents.ts";
import type { StoredSubscription } from "../subscription.entity.ts";
import { type BillingParts, nextVersion, subscriptionPart } from "../write-subscription.ts";
import { stateOf } from "./contract-state.ts";
import { syncContract } from "./sync-contract.ts";

type Ctx = Pick<Context, "now" | "log">;

/** Ends contracts at once, after an invoice for what was paid; invoices and whose they are stay (O116, O197). @throws `billing.unavailable` */
export const eraseContract = (ctx: Ctx, userId: number): Promise<number> =>
  retryOnConflict(async () => {
    const stored = await findSubscription(userId);
    if (!stored || isBare(stored)) return 0;
    const { customerId } = stored;
    const { subscriptions } = await readAccount(customerId, "contract");
    const living = subscriptions.filter(({ status }) => status !== "canceled" && status !== "incomplete_expired");
    for (const { id } of living) await endSubscription(id);
    const synced = await syncContract(ctx, userId, "everything");
    if (!synced) throw new ConflictError();
    const isPaid = await hasInvoices(userId);
    await transact(
      billingItems,
      (parts) => ({ contract: isPaid ? bareParts(parts, ctx, synced.stored) : removalParts(parts, synced.stored) }),
      () => new ConflictError(),
    );
    return 1;
  });

/** Every other one has counted its checkouts. */
const isBare = ({ checkouts }: StoredSubscription): boolean => checkouts === 0;

async function hasInvoices(userId: number): Promise<boolean> {
  const { data } = await InvoiceEntity.query.ofUser({ userId }).go({ limit: 1, pages: 1, consistent: true });
  return data.length > 0;
}

/** Keeps the customer and the version as long as invoices, so that a later refund gets its credit note, once. */
function bareParts(parts: BillingParts, ctx: Ctx, { userId, customerId, version }: StoredSubscription) {
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
