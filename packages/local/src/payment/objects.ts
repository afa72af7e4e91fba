import { randomBytes } from "node:crypto";
import { currency, premiumPrice } from "@linkedpotential/contract/billing/values";
import type {
  WireCustomer,
  WireIntent,
  WireInvoicePayment,
  WireItem,
  WireLine,
  WirePlan,
  WirePrice,
} from "@linkedpotential/core/payment/wire";

/** Whole objects, every field that the pinned version of the API has: the types see to it. */

export const newId = (prefix: string): string => `${prefix}_local${randomBytes(9).toString("hex")}`;

export const listOf = <Item>(data: Item[], url: string) => ({ object: "list" as const, data, has_more: false, url });

export const amount = premiumPrice * 100;
const product = "prod_premium";

const tariff = {
  active: true,
  billing_scheme: "per_unit" as const,
  created: 1_767_225_600,
  currency,
  livemode: false,
  metadata: {},
  nickname: null,
  product,
  tiers_mode: null,
};

export const newPrice = (id: string): WirePrice => ({
  ...tariff,
  id,
  object: "price",
  custom_unit_amount: null,
  lookup_key: null,
  recurring: { interval: "month", interval_count: 1, meter: null, trial_period_days: null, usage_type: "licensed" },
  tax_behavior: "inclusive",
  transform_quantity: null,
  type: "recurring",
  unit_amount: amount,
  unit_amount_decimal: String(amount),
});

const newPlan = (id: string): WirePlan => ({
  ...tariff,
  id,
  object: "plan",
  amount,
  amount_decimal: String(amount),
  interval: "month",
  interval_count: 1,
  meter: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: "licensed",
});

export const newCustomer = (metadata: Record<string, string>, created: number): WireCustomer => ({
  id: newId("cus"),
  object: "customer",
  address: null,
  balance: 0,
  created,
  currency: null,
  customer_account: null,
  default_source: null,
  delinquent: false,
  description: null,
  discount: null,
  email: null,
  invoice_prefix: "LOCAL",
  invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
  livemode: false,
  metadata,
  name: null,
  next_invoice_sequence: 1,
  phone: null,
  preferred_locales: [],
  shipping: null,
  tax_exempt: "none",
  test_clock: null,
});

export const newItem = (subscription: string, price: string, start: number, end: number): WireItem => ({
  id: newId("si"),
  object: "subscription_item",
  billing_thresholds: null,
  created: start,
  current_period_end: end,
  current_period_start: start,
  current_trial: null,
  discounts: [],
  metadata: {},
  plan: newPlan(price),
  price: newPrice(price),
  quantity: 1,
  subscription,
  tax_rates: [],
});

export const newInvoicePayment = (invoice: string, intent: WireIntent): WireInvoicePayment => ({
  id: newId("inpay"),
  object: "invoice_payment",
  amount_paid: null,
  amount_requested: amount,
  created: intent.created,
  currency,
  invoice,
  is_default: true,
  livemode: false,
  payment: { payment_intent: intent.id, type: "payment_intent" },
  status: "open",
  status_transitions: { canceled_at: null, paid_at: null },
});

export const newLine = (invoice: string, item: WireItem, start: number, end: number): WireLine => ({
  id: newId("il"),
  object: "line_item",
  amount,
  currency,
  description: "1 × Premium (at €29.00 / month)",
  discount_amounts: [],
  discountable: true,
  discounts: [],
  invoice,
  livemode: false,
  metadata: {},
  parent: {
    invoice_item_details: null,
    subscription_item_details: {
      invoice_item: null,
      proration: false,
      proration_details: null,
      subscription: item.subscription,
      subscription_item: item.id,
    },
    type: "subscription_item_details",
  },
  period: { end, start },
  pretax_credit_amounts: [],
  pricing: {
    price_details: { price: item.price.id, product },
    type: "price_details",
    unit_amount_decimal: String(amount),
  },
  quantity: 1,
  quantity_decimal: "1",
  subscription: item.subscription,
  subtotal: amount,
  taxes: [],
});
