import { locales } from "@linkedpotential/contract/date-texts";
import { readNumber } from "@linkedpotential/contract/numbers";
import { getLanguage } from "./language.ts";

const styles = {
  plain: {},
  tenths: { maximumFractionDigits: 1 },
  wholePercent: { style: "percent" },
  percent: { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 },
  signedPercent: { style: "percent", maximumFractionDigits: 0, signDisplay: "exceptZero" },
  cents: { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  euro: { style: "currency", currency: "EUR" },
  signedWholeEuro: { style: "currency", currency: "EUR", maximumFractionDigits: 0, signDisplay: "exceptZero" },
  kilobytes: { style: "unit", unit: "kilobyte", maximumFractionDigits: 0 },
  megabytes: { style: "unit", unit: "megabyte", maximumFractionDigits: 1 },
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

/** Formats a number in the current language: `1.065`, `1,065`. */
export const numberText = (value: number): string => write("plain", value);

/** Formats with at most one decimal: `2,4`. */
export const tenths = (value: number): string => write("tenths", value);

/**
 * Formats a percentage: `60 %`, `60%`.
 * @param value from 0 to 100
 */
export const wholePercent = (value: number): string => write("wholePercent", value / 100);

/** Formats a ratio as a percentage with one decimal: `12,5 %`, `12.5%`. */
export const percent = (ratio: number): string => write("percent", ratio);

/** Formats a change as a whole percentage with its sign: `+12 %`, `-3 %`. */
export const signedPercent = (ratio: number): string => write("signedPercent", ratio);

/** Formats EUR; cents are shown only when they are not zero: `12.500 €`. */
export const euro = (amount: number): string => write(Number.isInteger(amount) ? "wholeEuro" : "euro", amount);

/** Formats a change in whole EUR with its sign: `+58 €`, `-29 €`. */
export const signedEuro = (amount: number): string => write("signedWholeEuro", amount);

/** Formats EUR with cents, as on invoices: `29,00 €`. */
export const euroWithCents = (amount: number): string => write("euro", amount);

/** Formats the size of a file: `12 kB`, `2,4 MB`. */
export function fileSize(bytes: number): string {
  const kilobytes = Math.max(bytes / 1024, 1);
  return kilobytes < 1000 ? write("kilobytes", kilobytes) : write("megabytes", kilobytes / 1024);
}

/** Formats an amount for an input field: `12.500,50`. Empty for null. */
export const amountText = (amount: number | null): string =>
  amount === null ? "" : write(Number.isInteger(amount) ? "plain" : "cents", amount);

/**
 * Parses an amount from an input field. NaN when it is not a number. In English commas are never decimals: `12,500`.
 */
export function readAmount(text: string): number {
  const isGrouped = getLanguage() === "en" && /^\D*\d{1,3}(,\d{3})+(\D|$)/.test(text);
  return readNumber(isGrouped ? text.replaceAll(",", "") : text);
}

/** Formats EUR, rounded to whole euros. */
export const wholeEuro = (amount: number): string => write("wholeEuro", amount);
