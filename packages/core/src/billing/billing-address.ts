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

/**
 * Returns the stored form of an address of which only the country is known. Its empty name marks the rest as not given.
 */
export const countryOnly = (country: string): StoredAddress =>
  toStoredAddress({ name: "", company: "", street: "", postalCode: "", city: "", country, vatId: "" });

/**
 * Returns the country code of a stored address. Addresses from before the code was stored hold only the name of the
 * country, in one of our languages. Without an address, or with an unknown name, returns the operator's country.
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
