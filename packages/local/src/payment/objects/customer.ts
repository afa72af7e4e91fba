import type { WireCustomer } from "@linkedpotential/core/payment/wire";
import { newId } from "./object.ts";

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
