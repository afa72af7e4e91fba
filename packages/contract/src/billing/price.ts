import { locales } from "../date-texts.ts";
import type { Language } from "../user/schema.ts";

/** Monthly price of Premium in cents, including any VAT (D9, D66). */
export const premiumCents = 2900;
export const premiumPrice = premiumCents / 100;
/** Net part of the monthly price with German VAT of 19 %, in cents. */
export const premiumNetCents = 2437;
/** Lowest monthly price of support for businesses, in cents. */
export const businessSupportCents = 49_000;
export const currency = "eur";

const format = (language: Language, cents: number, digits: 0 | 2): string =>
  (cents / 100).toLocaleString(locales[language], {
    style: "currency",
    currency: "EUR",
    currencyDisplay: "code",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });

export const amountText = (language: Language, cents: number): string => format(language, cents, 2);

export const wholeAmountText = (language: Language, cents: number): string => format(language, cents, 0);
