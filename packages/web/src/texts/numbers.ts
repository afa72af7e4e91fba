import { locales } from "@linkedpotential/contract/date-texts";
import { getLanguage } from "./language.ts";

const styles = {
  plain: {},
  euro: { style: "currency", currency: "EUR" },
  wholeEuro: { style: "currency", currency: "EUR", maximumFractionDigits: 0 },
} as const satisfies Record<string, Intl.NumberFormatOptions>;

const formatters = new Map<string, Intl.NumberFormat>();

function write(style: keyof typeof styles, value: number): string {
  const locale = locales[getLanguage()];
  const key = `${style} ${locale}`;
  const formatter = formatters.get(key) ?? new Intl.NumberFormat(locale, styles[style]);
  formatters.set(key, formatter);
  return formatter.format(value);
}

/** A number in the shown language: `1.065`, `1,065`. */
export const numberText = (value: number): string => write("plain", value);

/** An amount in EUR; cents only where there are any: `12.500 €`. */
export const euro = (amount: number): string => write(Number.isInteger(amount) ? "wholeEuro" : "euro", amount);

/** A sum, rounded to whole euros. */
export const wholeEuro = (amount: number): string => write("wholeEuro", amount);
