import type { Subscription } from "@linkedpotential/contract/billing/schema";
import { type Vat, type VatCustomer, vatFor } from "@linkedpotential/contract/billing/vat";
import { today } from "@linkedpotential/contract/dates";

/** The VAT that an invoice issued now would have. */
export const vatNow = ({ checkout }: Pick<Subscription, "checkout">, customer: VatCustomer): Vat =>
  vatFor(customer, { isOneStopShop: checkout.isOneStopShop, day: today(new Date()) });

/** What decides the VAT, as stored with the contract. */
export const customerOf = ({ country, billingAddress }: Subscription): VatCustomer => ({
  country,
  vatId: billingAddress?.vatId ?? "",
});
