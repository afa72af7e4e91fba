import type { OutboxEvents } from "@linkedpotential/contract/outbox";
import type { Context } from "../context.ts";
import { readCustomerOfCharge } from "../payment/payments.ts";
import { syncContract } from "./contract/sync-contract.ts";
import { PaymentCustomerEntity } from "./payment-customer.entity.ts";

type Event = OutboxEvents["payment.event-received"];

/**
 * Syncs the contract of the customer that a payment event names. All other data is read from the provider, so repeated
 * events and events in the wrong order do no harm.
 * @throws `billing.unavailable`, `request.conflict`; the queue then delivers the event again
 */
export async function followPaymentEvent(ctx: Context, event: Event): Promise<{ contract: "synced" | "unknown" }> {
  const { eventType } = event;
  ctx.log.note("event", eventType);
  const userId = await userOf(event);
  // Ignore unknown customers. They may belong to another product that uses the same account at the payment provider.
  if (userId === undefined) return { contract: "unknown" };
  ctx.log.note("userId", userId);
  await syncContract(ctx, userId, isAboutCharge(eventType) ? "everything" : "contract");
  return { contract: "synced" };
}

/** Whether the event is about a charge, for example a refund or a dispute. Only then must the charges be read too. */
const isAboutCharge = (eventType: string): boolean => eventType.startsWith("charge.");

async function userOf({ customerId: named, chargeId }: Event): Promise<number | undefined> {
  const customerId = named ?? (chargeId === undefined ? undefined : await readCustomerOfCharge(chargeId));
  if (customerId === undefined) return undefined;
  return (await PaymentCustomerEntity.get({ customerId }).go({ consistent: true })).data?.userId;
}
