import { homeCountry } from "./countries.ts";
import { isVatIdOf, type MemberState, memberStateOf } from "./vat-ids.ts";
import { standardRate } from "./vat-rates.ts";

/**
 * Ways in which an invoice treats VAT. `domestic`: German VAT. `one_stop_shop`: VAT of the customer's member state,
 * declared through the One-Stop-Shop. `reverse_charge`: the customer owes the VAT. `outside_eu`: not taxable in
 * Germany.
 */
export const vatTreatments = ["domestic", "one_stop_shop", "reverse_charge", "outside_eu"] as const;
export type VatTreatment = (typeof vatTreatments)[number];

export interface VatCustomer {
  country: string;
  vatId: string;
}

export interface VatRule {
  /** Whether the operator declares VAT of other member states through the One-Stop-Shop (`VAT_OSS`). */
  isOneStopShop: boolean;
  day: string;
}

export interface Vat {
  treatment: VatTreatment;
  state?: MemberState;
  rate: number;
}

/** Returns the VAT of a service for a customer (§ 3a UStG, D66). The gross price is the same for every customer. */
export function vatFor({ country, vatId }: VatCustomer, { isOneStopShop, day }: VatRule): Vat {
  const charged = (treatment: VatTreatment, state: MemberState): Vat => ({
    treatment,
    state,
    rate: standardRate(state, day),
  });
  const state = memberStateOf(country);
  if (state === undefined) return { treatment: "outside_eu", rate: 0 };
  if (state === homeCountry) return charged("domestic", state);
  if (vatId !== "" && isVatIdOf(country, vatId)) return { treatment: "reverse_charge", rate: 0 };
  return isOneStopShop ? charged("one_stop_shop", state) : charged("domestic", homeCountry);
}

/** Returns the net part of a gross amount in cents, rounded to a cent. `rate` is in percent. */
export const netOf = (gross: number, rate: number): number => Math.round((gross * 100) / (100 + rate));
