import type { Context } from "../../context.ts";
import { endSubscription, readAccount } from "../../payment/payments.ts";
import { findSubscription } from "../find-subscription.ts";
import { PaymentCustomerEntity } from "../payment-customer.entity.ts";
import { SubscriptionEntity } from "../subscription.entity.ts";
import { syncContract } from "./sync-contract.ts";

/** Ends contracts at once, after an invoice for what was paid; invoices stay (O116). @throws `billing.unavailable` */
export async function eraseContract(ctx: Pick<Context, "now" | "log">, userId: number): Promise<number> {
  const stored = await findSubscription(userId);
  if (!stored) return 0;
  const { customerId } = stored;
  const { subscriptions } = await readAccount(customerId);
  const living = subscriptions.filter(({ status }) => status !== "canceled" && status !== "incomplete_expired");
  for (const { id } of living) await endSubscription(id);
  await syncContract(ctx, userId);
  await PaymentCustomerEntity.delete({ customerId }).go();
  await SubscriptionEntity.delete({ userId }).go();
  return 1;
}
