import { currency } from "@linkedpotential/contract/billing/price";
import type { WirePlan, WirePrice } from "@linkedpotential/core/payment/wire";
import { amount, product } from "./object.ts";

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

export const newPlan = (id: string): WirePlan => ({
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
