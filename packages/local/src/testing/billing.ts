import { currency, premiumPrice } from "@linkedpotential/contract/billing/price";
import type {
  BillingAddress,
  CardChange,
  Invoice,
  Payment,
  Subscription,
} from "@linkedpotential/contract/billing/schema";
import { eventSource } from "@linkedpotential/contract/bus";
import type { WireEvent } from "@linkedpotential/core/payment/wire";
import { busEvent, deliverToSubscribers } from "../events/bus.ts";
import { refund } from "../payment/charging.ts";
import { localKeys } from "../payment/provider.ts";
import { signed, type Webhook } from "../payment/webhooks/delivery.ts";
import { webhookEndpoint } from "../payment/webhooks/endpoint.ts";
import { type ReadyAccount, readyAccount } from "./accounts.ts";
import { newNetwork, type TestAnswer } from "./call.ts";
import type { TestStack } from "./stack.ts";

export type Payer = Pick<ReadyAccount, "token" | "user">;

export interface BillingCalls {
  checkout(payer: Pick<Payer, "token">, billingAddress?: BillingAddress): Promise<TestAnswer>;
  confirm(payer: Pick<Payer, "token">, card?: string, more?: object): Promise<TestAnswer>;
  /**
   * Enters a new card for the contract at the provider. The product does not know the card yet. Returns the id of the
   * provider's setup intent.
   */
  enterCard(payer: Pick<Payer, "token">, card?: string): Promise<string>;
  /** Creates an account that has paid its first month and whose payment the product has processed. */
  subscriber(card?: string): Promise<ReadyAccount>;
  /** Advances the provider to the next event of the contract: a renewal, another attempt to charge, or the end. */
  passTime(payer: Pick<Payer, "user">, outcome?: "succeeded" | "declined"): Promise<string>;
  /** Refunds part of the last payment at the provider, as the operator would. */
  refund(payer: Pick<Payer, "user">, cents: number): void;
  /**
   * Sends a contract declaration (cancellation or withdrawal) from a new network. By default it contains the name and
   * address of the account.
   */
  declare(
    id: "billing/cancel-contract" | "billing/withdraw",
    payer: { user: Pick<Payer["user"], "name" | "email"> },
    more?: object,
  ): Promise<TestAnswer>;
  /**
   * Opens a dispute about the newest payment, or closes the open one with the outcome. Returns the id of the dispute.
   */
  dispute(payer: Pick<Payer, "user">, outcome?: "won" | "lost"): Promise<string>;
  subscription(payer: Pick<Payer, "token">): Promise<Subscription>;
  invoices(payer: Pick<Payer, "token">): Promise<Invoice[]>;
  /**
   * Returns the webhooks of all events, or of those after the event with the given id. They are signed now. The
   * provider keeps only the newest 5,000 events.
   */
  webhooks(after?: string): Webhook[];
  /** Returns the webhook of an event, signed now, as the provider would send it. */
  sign(event: WireEvent): Webhook;
  post(webhook: Webhook): Promise<TestAnswer>;
  /**
   * Sends the webhook to its route, then delivers the event that the route stored to its subscriber.
   * @throws the error of the subscriber
   */
  receive(webhook: Webhook): Promise<TestAnswer>;
}

export function billingCalls(stack: TestStack): BillingCalls {
  const checkout: BillingCalls["checkout"] = ({ token }, billingAddress) =>
    stack.call("billing/create-payment-intent", {
      token,
      body: { amount: premiumPrice, currency, ...(billingAddress && { billingAddress }) },
    });
  const confirm: BillingCalls["confirm"] = async (payer, card = "4242 4242 4242 4242", more = {}) => {
    const { json, status, text } = await checkout(payer);
    if (status !== 200) throw new Error(`no checkout: ${text}`);
    return stack.pay(`${(json as Payment).clientSecret}/confirm`, { card, ...more });
  };
  const post: BillingCalls["post"] = ({ body: rawBody, headers }) =>
    stack.call("billing/webhook", { rawBody, headers });
  const sign: BillingCalls["sign"] = (event) => signed(event, localKeys.webhookSecret);
  return {
    checkout,
    confirm,
    post,
    sign,
    enterCard: async ({ token }, card = "5555 5555 5555 4444") => {
      const { json } = await stack.call("billing/begin-card-change", { token });
      const { clientSecret, setupIntentId } = json as CardChange;
      await stack.pay(`${clientSecret}/confirm`, { card });
      return setupIntentId;
    },
    subscriber: async (card) => {
      const account = await readyAccount();
      await confirm(account, card);
      await stack.deliver();
      return account;
    },
    passTime: async ({ user }, outcome) => {
      const { json } = await stack.pay("pass-time", { userId: user.id, ...(outcome && { outcome }) });
      return (json as { status: string }).status;
    },
    refund: ({ user }, cents) => {
      const { customers, charges } = stack.payments.ledger.kept;
      const paid = Object.values(charges).findLast(
        ({ customer, status }) =>
          status === "succeeded" && customers[String(customer)]?.metadata.userId === String(user.id),
      );
      if (!paid) throw new Error("nothing was paid");
      refund(stack.payments.ledger, paid, cents);
    },
    declare: (id, { user: { name, email } }, more = {}) =>
      stack.call(id, { body: { name, email, contract: "Premium", ...more }, address: newNetwork() }),
    dispute: async ({ user }, outcome) => {
      const { json } = await stack.pay("dispute", { userId: user.id, ...(outcome && { outcome }) });
      return (json as { id: string }).id;
    },
    subscription: async ({ token }) => (await stack.call("billing/get-subscription", { token })).json as Subscription,
    invoices: async ({ token }) => (await stack.call("billing/list-invoices", { token })).json as Invoice[],
    webhooks: (after) => {
      const { events } = stack.payments.ledger.kept;
      const from = events.findLastIndex(({ id }) => id === after) + 1;
      const sent = events.slice(from).filter(({ type }) => webhookEndpoint.enabledEvents.includes(type));
      return sent.map(sign);
    },
    receive: async (webhook) => {
      const answer = await post(webhook);
      const { id } = JSON.parse(webhook.body) as { id: string };
      await handOverStored(id);
      return answer;
    },
  };
}

/** Delivers one event of the outbox as the local bus does. Does nothing when the outbox does not contain the event. */
async function handOverStored(eventId: string): Promise<void> {
  const { OutboxEventEntity } = await import("@linkedpotential/core/outbox/outbox-event.entity");
  const { data: stored } = await OutboxEventEntity.get({ eventId }).go({ consistent: true });
  if (!stored) return;
  const fields = Object.entries(stored.detail).map(([name, value]) => [
    name,
    typeof value === "number" ? { N: String(value) } : { S: value },
  ]);
  await deliverToSubscribers(busEvent(eventSource, stored.type, { id: eventId, detail: Object.fromEntries(fields) }));
  await OutboxEventEntity.delete({ eventId }).go();
}
