import type { WireCharge, WireInvoice, WireSubscription } from "@linkedpotential/core/payment/wire";
import * as z from "zod/mini";
import { end, openContract, refund } from "../charging.ts";
import type { Ledger } from "../ledger.ts";
import { newCustomer } from "../objects/customer.ts";
import { newPrice } from "../objects/price.ts";
import { cardOperations } from "./card-operations.ts";
import { validated } from "./form.ts";
import { expand, expandable, find, methodOf, type Operation, retrieve, text } from "./operation.ts";
import { invalid, missing } from "./refusals.ts";
import { show, showList } from "./views.ts";

const flag = z.pipe(
  z.enum(["true", "false"]),
  z.transform((value) => value === "true"),
);
const whole = z.pipe(text.check(z.regex(/^\d+$/)), z.transform(Number));
const metadata = z.optional(z.record(text, text));
const page = { limit: z.optional(whole), starting_after: z.optional(text), expand };

const newCustomerForm = z.strictObject({ metadata, expand });
const newSubscriptionForm = z.strictObject({
  customer: text,
  items: z.array(z.strictObject({ price: text })).check(z.minLength(1)),
  payment_behavior: z.literal("default_incomplete"),
  payment_settings: z.strictObject({
    payment_method_types: z.array(z.literal("card")),
    save_default_payment_method: z.literal("on_subscription"),
  }),
  expand,
});
const subscriptionChange = z.strictObject({
  cancel_at_period_end: z.optional(flag),
  default_payment_method: z.optional(text),
  expand,
});
const newRefundForm = z.strictObject({
  payment_intent: text,
  amount: z.optional(whole),
  reason: z.optional(z.enum(["duplicate", "fraudulent", "requested_by_customer"])),
  metadata,
  expand,
});
const refundList = z.strictObject({ ...page, payment_intent: z.optional(text), charge: z.optional(text) });
const subscriptionList = z.strictObject({ ...page, customer: text, status: z.optional(z.literal("all")) });
const invoiceList = z.strictObject({
  ...page,
  customer: z.optional(text),
  subscription: z.optional(text),
  status: z.optional(z.enum(["open", "paid"])),
});
const chargeList = z.strictObject({ ...page, customer: text });
const disputeList = z.strictObject({ ...page, charge: text });
const eventList = z.strictObject(page);

const ofCustomer = <One extends { customer: unknown }>(all: Record<string, One>, customer: string): One[] =>
  Object.values(all).filter((one) => one.customer === customer);

function assertLives({ status, id }: WireSubscription): void {
  if (status === "canceled" || status === "incomplete_expired") throw missing("subscription", id);
}

export const operations: readonly Operation[] = [
  ...cardOperations,
  {
    pattern: "POST /v1/customers",
    answer: ({ ledger, given }) => {
      const { metadata: marks = {} } = validated(newCustomerForm, given);
      const customer = newCustomer(marks, ledger.now());
      ledger.kept.customers[customer.id] = customer;
      ledger.emit("customer.created", customer);
      return show(ledger, customer);
    },
  },
  { pattern: "GET /v1/customers/{id}", answer: retrieve("customer", ({ kept }) => kept.customers) },
  {
    pattern: "GET /v1/prices/{id}",
    answer: ({ ledger, id, given }) => {
      validated(expandable, given);
      return show(ledger, priceOf(id, "id"));
    },
  },
  {
    pattern: "POST /v1/subscriptions",
    answer: ({ ledger, given }) => {
      const { customer, items, expand: paths } = validated(newSubscriptionForm, given);
      find("customer", ledger.kept.customers, customer, "customer");
      const price = priceOf(items[0]?.price ?? "", "items[0][price]");
      return show(ledger, openContract(ledger, customer, price.id), paths);
    },
  },
  { pattern: "GET /v1/subscriptions/{id}", answer: retrieve("subscription", ({ kept }) => kept.subscriptions) },
  {
    pattern: "GET /v1/subscriptions",
    answer: ({ ledger, given }) => {
      const { customer, ...query } = validated(subscriptionList, given);
      return showList(ledger, ofCustomer(ledger.kept.subscriptions, customer), "/v1/subscriptions", query);
    },
  },
  {
    pattern: "POST /v1/subscriptions/{id}",
    answer: ({ ledger, id, given }) => {
      const subscription = find("subscription", ledger.kept.subscriptions, id);
      assertLives(subscription);
      const change = validated(subscriptionChange, given);
      const { cancel_at_period_end: isCancelled, default_payment_method: method, expand: paths } = change;
      if (method !== undefined) {
        subscription.default_payment_method = methodOf(ledger, method, subscription, "default_payment_method").id;
      }
      if (isCancelled !== undefined) setCancelled(ledger, subscription, isCancelled);
      ledger.emit("customer.subscription.updated", subscription);
      return show(ledger, subscription, paths);
    },
  },
  {
    pattern: "DELETE /v1/subscriptions/{id}",
    answer: ({ ledger, id, given }) => {
      const subscription = find("subscription", ledger.kept.subscriptions, id);
      assertLives(subscription);
      const { expand: paths } = validated(expandable, given);
      end(ledger, subscription, "cancellation_requested");
      return show(ledger, subscription, paths);
    },
  },
  { pattern: "GET /v1/invoices/{id}", answer: retrieve("invoice", ({ kept }) => kept.invoices) },
  {
    pattern: "GET /v1/invoices",
    answer: ({ ledger, given }) => {
      const { customer, subscription, status, ...query } = validated(invoiceList, given);
      const wanted = Object.values(ledger.kept.invoices).filter(
        (invoice) =>
          (customer ?? invoice.customer) === invoice.customer &&
          (subscription ?? contractOf(invoice)) === contractOf(invoice) &&
          (status ?? invoice.status) === invoice.status,
      );
      return showList(ledger, wanted, "/v1/invoices", query);
    },
  },
  { pattern: "GET /v1/payment_intents/{id}", answer: retrieve("payment_intent", ({ kept }) => kept.intents) },
  {
    pattern: "GET /v1/charges",
    answer: ({ ledger, given }) => {
      const { customer, ...query } = validated(chargeList, given);
      return showList(ledger, ofCustomer(ledger.kept.charges, customer), "/v1/charges", query);
    },
  },
  { pattern: "GET /v1/charges/{id}", answer: retrieve("charge", ({ kept }) => kept.charges) },
  {
    pattern: "GET /v1/disputes",
    answer: ({ ledger, given }) => {
      const { charge, ...query } = validated(disputeList, given);
      const wanted = Object.values(ledger.kept.disputes).filter((dispute) => dispute.charge === charge);
      return showList(ledger, wanted, "/v1/disputes", query);
    },
  },
  {
    pattern: "POST /v1/refunds",
    answer: ({ ledger, given }) => {
      const { payment_intent: intent, amount, metadata: marks = {}, expand: paths } = validated(newRefundForm, given);
      const charge = chargeOf(ledger, intent);
      assertUndisputed(ledger, charge);
      const left = charge.amount - charge.amount_refunded;
      if (left === 0) throw invalid(`Charge ${charge.id} has already been refunded.`, "charge_already_refunded");
      const sum = amount ?? left;
      if (sum < 1)
        throw invalid("This value must be greater than or equal to 1.", "parameter_invalid_integer", "amount");
      if (sum > left) {
        const message = `Refund amount (${sum}) is greater than unrefunded amount on charge (${left})`;
        throw invalid(message, undefined, "amount");
      }
      return show(ledger, refund(ledger, charge, sum, marks), paths);
    },
  },
  {
    pattern: "GET /v1/refunds",
    answer: ({ ledger, given }) => {
      const { payment_intent: intent, charge, ...query } = validated(refundList, given);
      const wanted = Object.values(ledger.kept.refunds).filter(
        (one) => (intent ?? one.payment_intent) === one.payment_intent && (charge ?? one.charge) === one.charge,
      );
      return showList(ledger, wanted, "/v1/refunds", query);
    },
  },
  {
    pattern: "GET /v1/events",
    answer: ({ ledger, given }) => {
      const { limit = 10 } = validated(eventList, given);
      const newest = ledger.kept.events.toReversed();
      return { object: "list", url: "/v1/events", data: newest.slice(0, limit), has_more: newest.length > limit };
    },
  },
];

function priceOf(id: string, param: string) {
  if (!id.startsWith("price_")) throw missing("price", id, param);
  return newPrice(id);
}

const contractOf = ({ parent }: WireInvoice) => parent?.subscription_details?.subscription;

function setCancelled(ledger: Ledger, subscription: WireSubscription, isCancelled: boolean): void {
  subscription.cancel_at_period_end = isCancelled;
  subscription.canceled_at = isCancelled ? ledger.now() : null;
  subscription.cancel_at = isCancelled ? (subscription.items.data[0]?.current_period_end ?? null) : null;
}

function chargeOf({ kept }: Ledger, intent: string): WireCharge {
  const { latest_charge: id } = find("payment_intent", kept.intents, intent, "payment_intent");
  const charge = kept.charges[String(id)];
  if (!charge?.paid) throw invalid(`This PaymentIntent (${intent}) does not have a successful charge to refund.`);
  return charge;
}

function assertUndisputed({ kept }: Ledger, { id }: WireCharge): void {
  const isDisputed = Object.values(kept.disputes).some(({ charge, status }) => charge === id && status !== "won");
  if (isDisputed) throw invalid(`Charge ${id} has been charged back; cannot issue a refund.`, "charge_disputed");
}
