import { foldedSet, foldedTable, type Span, type Token, wordAt } from "./tokens.ts";

/** An amount of money that a sentence names, with the preposition in front of it. */
export interface FoundAmount extends Span {
  /** Possible amounts in EUR, the most likely one first. */
  amounts: readonly number[];
  /** Whether nothing but its form says that the number is money, as in "3.500". */
  isBare: boolean;
  /** Whether the form itself is unusual for anything else, as in "12.500,50". */
  isFormatted: boolean;
}

/** Highest value of a lead in EUR. */
const amountMax = 100_000_000;

const scales = foldedTable({
  ...{ k: 1e3, tsd: 1e3, tausend: 1e3, mio: 1e6, million: 1e6, millionen: 1e6 },
});
const currencies = foldedSet("€", "EUR", "Euro");
const prepositions = foldedSet("für", "über", "à", "ca", "rund", "etwa", "mit", "Wert", "im", "von");
/** Words behind an hourly or daily rate, which is not the value of a deal. */
const rateWords = foldedSet("pro", "je", "die", "h", "Stunde", "Tag", "Tagessatz", "Stundensatz");

/** Reads a number in German notation. Three decimals after one comma may also be English thousands. */
function numbersIn(text: string): number[] {
  if (/^\d{1,3}(\.\d{3})+(,\d{1,2})?$/.test(text)) return [Number(text.replaceAll(".", "").replace(",", "."))];
  if (/^\d{1,3}(,\d{3})+\.\d{1,2}$/.test(text)) return [Number(text.replaceAll(",", ""))];
  if (/^\d{1,3}(,\d{3}){2,}$/.test(text)) return [Number(text.replaceAll(",", ""))];
  if (/^\d{1,3},\d{3}$/.test(text)) return [Number(text.replace(",", "")), Number(text.replace(",", "."))];
  return /^\d+([.,]\d{1,2})?$/.test(text) ? [Number(text.replace(",", "."))] : [];
}

const pattern = /^(€|EUR)?(\d[\d.,]*?)(k|tsd|mio)?\.?(€|EUR|Euro)?(\/.*)?\.?$/i;

/** Returns all amounts of money that a sentence names, in their order. */
export function amountsIn(tokens: readonly Token[]): FoundAmount[] {
  return tokens.flatMap((_, at) => amountAt(tokens, at) ?? []);
}

function amountAt(tokens: readonly Token[], at: number): FoundAmount | null {
  const numeral = numeralAt(tokens, at);
  if (!numeral || rateWords.has(wordAt(tokens, numeral.next)) || wordAt(tokens, numeral.next).startsWith("/"))
    return null;
  const { number, scale, next, isMoney } = numeral;
  const amounts = numbersIn(number)
    .map((value) => Math.round(value * scale * 100) / 100)
    .filter((value) => value <= amountMax);
  const isFormatted = /^\d{1,3}(\.\d{3})+,\d\d$/.test(number);
  const isBare = !isMoney && !isFormatted;
  if (amounts.length === 0 || (isBare && !isLikeMoney(number, scale))) return null;
  let { first } = numeral;
  while (prepositions.has(wordAt(tokens, first - 1))) first -= 1;
  return { start: tokens[first]?.start ?? 0, end: tokens[next - 1]?.end ?? 0, amounts, isBare, isFormatted };
}

interface Numeral {
  number: string;
  scale: number;
  isMoney: boolean;
  /** Index of the first word, and of the word behind the last one. */
  first: number;
  next: number;
}

/** Reads a number with its scale and currency, in one word or several. */
function numeralAt(tokens: readonly Token[], at: number): Numeral | null {
  const [, front, number, joinedScale, back, rate] = pattern.exec(tokens[at]?.text ?? "") ?? [];
  if (number === undefined || rate !== undefined || isPartOfNumber(tokens, at)) return null;
  const joined = scales.get(joinedScale?.toLowerCase() ?? "");
  const spaced = joined ? undefined : scales.get(wordAt(tokens, at + 1));
  const behind = spaced ? at + 2 : at + 1;
  const found = { number, scale: joined ?? spaced ?? 1, isMoney: true, first: at, next: behind };
  if (front !== undefined || back !== undefined) return found;
  if (currencies.has(wordAt(tokens, behind))) return { ...found, next: behind + 1 };
  if (currencies.has(wordAt(tokens, at - 1))) return { ...found, first: at - 1 };
  return { ...found, isMoney: false };
}

/** Returns whether a number without a currency may be money: not a year, a day, or a telephone number. */
function isLikeMoney(number: string, scale: number): boolean {
  if (scale > 1 || /^\d{1,3}\.\d{3}/.test(number)) return true;
  return /^[1-9]\d{2,6}$/.test(number) && !/^(19|20)\d\d$/.test(number);
}

/** Returns whether the number is a part of a telephone number, such as "0171 2345678" or "+49 30 1234". */
function isPartOfNumber(tokens: readonly Token[], at: number): boolean {
  const isDigits = (text = "") => /^[+\d][\d/-]*$/.test(text);
  const text = tokens[at]?.text ?? "";
  if (/^0\d/.test(text)) return true;
  return isDigits(text) && (isDigits(tokens[at - 1]?.text) || isDigits(tokens[at + 1]?.text));
}
