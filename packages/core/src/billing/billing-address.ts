import { countries, homeCountry } from "@linkedpotential/contract/billing/countries";
import type { BillingAddress } from "@linkedpotential/contract/billing/schema";
import { type Vat, vatFor } from "@linkedpotential/contract/billing/vat";
import { locales } from "@linkedpotential/contract/date-texts";
import { today } from "@linkedpotential/contract/dates";
import type { Config } from "../config.ts";
import type { StoredSubscription } from "./subscription.entity.ts";

type StoredAddress = NonNullable<StoredSubscription["billingAddress"]>;

const countryName = (code: string, locale: string): string =>
  new Intl.DisplayNames(locale, { type: "region" }).of(code) ?? code;

export const toStoredAddress = (address: BillingAddress): StoredAddress => ({
  ...address,
  country: countryName(address.country, locales.de),
  countryCode: address.country,
});

/** Stores the country of a customer who gives no address. The empty name marks the address as not given. */
export const countryOnly = (country: string): StoredAddress =>
  toStoredAddress({ name: "", company: "", street: "", postalCode: "", city: "", country, vatId: "" });

/**
 * Reads the country code of a stored address. Addresses from before the code was stored hold a name in the language of
 * the form; one that no language knows, and no address at all, count as the operator's country.
 */
export function countryOf(address: StoredSubscription["billingAddress"]): string {
  if (address?.countryCode) return address.countryCode;
  const name = address?.country?.trim().toLowerCase();
  const isNamed = (code: string) =>
    Object.values(locales).some((locale) => countryName(code, locale).toLowerCase() === name);
  return (name && countries.find(isNamed)) || homeCountry;
}

export function toBillingAddress(address: StoredSubscription["billingAddress"]): BillingAddress | null {
  if (!address?.name) return null;
  const { name, company = "", street = "", postalCode = "", city = "", vatId = "" } = address;
  return { name, company, street, postalCode, city, country: countryOf(address), vatId };
}

export const vatAt = (config: Config, address: StoredSubscription["billingAddress"], at: Date): Vat =>
  vatFor(
    { country: countryOf(address), vatId: address?.vatId ?? "" },
    { isOneStopShop: config.isOneStopShop, day: today(at) },
  );
