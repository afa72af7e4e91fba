import type { BillingAddress, Subscription } from "@linkedpotential/contract/billing/schema";
import { useUser } from "../../../lib/session/session.ts";

export const useAddressValues = (subscription: Subscription): BillingAddress =>
  addressValues(subscription, useUser().name);

export const addressValues = ({ billingAddress, country }: Subscription, name: string): BillingAddress =>
  billingAddress ?? { name, company: "", street: "", postalCode: "", city: "", country, vatId: "" };
