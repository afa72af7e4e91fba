import { dayRateMax } from "@linkedpotential/contract/profile/limits";
import type { FreelancerFilter } from "../use-freelancer-address.ts";

const limit =
  "unter|bis(?:\\s+zu)?|max(?:imal|\\.)?|höchstens|tagessatz|under|below|up\\s+to|moins\\s+de|jusqu[\u2019']à";
const currency = "(?:€|euros?|eur)";
/** Smaller amounts are hourly rates. */
const amount = "(\\d{3}|\\d{1,2}[.,]?\\d{3})(?!\\d)";
const year = `20\\d\\d(?!\\d|\\s*${currency})`;
const limited = `(?:(?:${limit})\\s+)+(?:€\\s*)?(?!${year})${amount}(?:\\s*${currency}|(?!\\s*${currency}))`;
const priced = `(?<!(?:ab|über|mindestens|from|over)\\s+)(?:€\\s*${amount}|${amount}\\s*${currency})`;
const perHour = "\\s*(?:pro|je|die|per|par|/)\\s*(?:stunde|std|h|hour|heure)";
const perDay = "\\s*(?:pro|am|per|par|/)\\s*(?:tag|day|jour)|\\s+tagessatz";
const dayRate = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${limited}|${priced})(?![\\p{L}\\p{N}]|${perHour})(?:${perDay})?`,
  "iu",
);

/**
 * Returns the filter with the maximum day rate that its keywords state, such as `unter 700` or `800 €`, in place of these
 * words. A chosen maximum stays. Returns the same filter without such words.
 */
export function withStatedDayRate(filter: FreelancerFilter): FreelancerFilter {
  const stated = dayRate.exec(filter.search);
  const rate = Number(stated?.slice(1).find(Boolean)?.replace(/[.,]/, ""));
  if (!stated || rate > dayRateMax) return filter;
  const search = filter.search.replace(stated[0], " ").replaceAll(/\s+/g, " ").trim();
  return { ...filter, search, maxDayRate: filter.maxDayRate || String(rate) };
}
