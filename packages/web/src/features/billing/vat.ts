import type { Subscription } from "@linkedpotential/contract/billing/schema";
import { type Vat, type VatCustomer, vatFor } from "@linkedpotential/contract/billing/vat";
import { today } from "@linkedpotential/contract/dates";

/** Returns the VAT of an invoice issued now. */
export const vatNow = ({ checkout }: Pick<Subscription, "checkout">, customer: VatCustomer): Vat =>
  vatFor(customer, { isOneStopShop: checkout.isOneStopShop, day: today(new Date()) });

/** Returns the stored facts that determine the VAT. */
export const customerOf = ({ country, billingAddress }: Subscription): VatCustomer => ({
  country,
  vatId: billingAddress?.vatId ?? "",
});
