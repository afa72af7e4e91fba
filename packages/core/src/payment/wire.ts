import type { Stripe } from "stripe";

type With<Shape, Changed> = Omit<Shape, keyof Changed> & Changed;
interface List<Item> {
  object: "list";
  data: Item[];
  has_more: boolean;
  url: string;
}

/**
 * Types of the provider's objects as JSON, in the pinned version of its API. References are ids instead of objects, and
 * decimals are strings.
 */
export type WirePrice = With<Stripe.Price, { unit_amount_decimal: string; product: string }>;
export type WirePlan = With<Stripe.Plan, { amount_decimal: string; product: string }>;
export type WireItem = With<Stripe.SubscriptionItem, { price: WirePrice; plan: WirePlan }>;
export type WireSubscription = With<
  Stripe.Subscription,
  {
    items: List<WireItem>;
    customer: string;
    latest_invoice: string | null;
    default_payment_method: string | null;
  }
>;
export type WireLine = With<
  Stripe.InvoiceLineItem,
  {
    quantity_decimal: string;
    pricing: With<NonNullable<Stripe.InvoiceLineItem["pricing"]>, { unit_amount_decimal: string }>;
  }
>;
export type WireInvoicePayment = With<Stripe.InvoicePayment, { invoice: string }>;
export type WireInvoice = With<
  Stripe.Invoice,
  {
    lines: List<WireLine>;
    customer: string;
    payments: List<WireInvoicePayment>;
    confirmation_secret: Stripe.Invoice.ConfirmationSecret | null;
  }
>;
export type WireIntent = With<
  Stripe.PaymentIntent,
  { customer: string; client_secret: string; latest_charge: string | null; payment_method: string | null }
>;
export type WireCharge = With<Stripe.Charge, { customer: string; payment_intent: string }>;
export type WireRefund = With<Stripe.Refund, { payment_intent: string; charge: string }>;
export type WireDispute = With<Stripe.Dispute, { charge: string; payment_intent: string }>;
export type WireMethod = With<Stripe.PaymentMethod, { customer: string; card: Stripe.PaymentMethod.Card }>;
export type WireSetup = With<
  Stripe.SetupIntent,
  { customer: string; client_secret: string; payment_method: string | null }
>;
export type WireCustomer = Stripe.Customer;

export type WireObject =
  | WireCustomer
  | WireSubscription
  | WireInvoice
  | WireIntent
  | WireCharge
  | WireRefund
  | WireDispute
  | WireMethod
  | WireSetup
  | WirePrice;

export interface WireEvent {
  id: string;
  object: "event";
  api_version: string;
  created: number;
  data: { object: WireObject };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: Stripe.Event.Type;
}
