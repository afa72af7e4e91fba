import type { BillingAddress, Subscription } from "@linkedpotential/contract/billing/schema";
import { useUser } from "../../../lib/session/session.ts";

export function useAddressValues({ billingAddress, country }: Subscription): BillingAddress {
  const { name } = useUser();
  return billingAddress ?? { name, company: "", street: "", postalCode: "", city: "", country, vatId: "" };
}
