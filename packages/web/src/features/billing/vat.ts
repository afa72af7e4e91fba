import type { Subscription } from "@linkedpotential/contract/billing/schema";
import { type Vat, type VatCustomer, vatFor } from "@linkedpotential/contract/billing/vat";
import { today } from "@linkedpotential/contract/dates";

export const currentVat = ({ checkout }: Pick<Subscription, "checkout">, customer: VatCustomer): Vat =>
  vatFor(customer, { isOneStopShop: checkout.isOneStopShop, day: today(new Date()) });

export const vatCustomerOf = ({ country, billingAddress }: Subscription): VatCustomer => ({
  country,
  vatId: billingAddress?.vatId ?? "",
});
