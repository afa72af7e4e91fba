import { amountsIn, type FoundAmount } from "./amounts-in.ts";
import { datesIn, type FoundDate } from "./dates-in.ts";
import type { Reading } from "./reading.ts";
import { type FoundStatus, statusIn } from "./statuses-in.ts";
import { foldedTable, overlaps, type Span, type Token, tokensOf } from "./tokens.ts";

/** Everything that a sentence says, before it is decided what the whole means. */
export interface Facts {
  sentence: string;
  /** All words except those that say what to enter. */
  tokens: readonly Token[];
  prefix: (Span & { kind: Reading["kind"]; isNew: boolean }) | null;
  dates: readonly FoundDate[];
  amounts: readonly FoundAmount[];
  status: FoundStatus | null;
  tags: readonly Token[];
  /** Words that look like a date and are none, such as `32.13.` or `KW 54`. */
  unread: readonly Span[];
}

const prefixes = foldedTable({
  aufgabe: { kind: "task", isNew: false },
  "neue aufgabe": { kind: "task", isNew: true },
  todo: { kind: "task", isNew: false },
  "to-do": { kind: "task", isNew: false },
  lead: { kind: "lead", isNew: false },
  "neuer lead": { kind: "lead", isNew: true },
  "neuer kontakt": { kind: "lead", isNew: true },
  "follow-up": { kind: "follow_up", isNew: false },
  followup: { kind: "follow_up", isNew: false },
  wiedervorlage: { kind: "follow_up", isNew: false },
} as const);

/** Reads the first words as what to enter: "Aufgabe: …", "Neuer Lead …". */
function prefixIn(tokens: readonly Token[]) {
  for (const length of [2, 1]) {
    const words = tokens.slice(0, length);
    const prefix = prefixes.get(words.map(({ word }) => word).join(" "));
    const [first, last] = [words[0], words.at(-1)];
    if (prefix && first && last && tokens.length > length)
      return { ...prefix, start: first.start, end: last.end, length };
  }
  return null;
}

const tagMax = 40;
const tagsMax = 10;
const isTag = ({ text }: Token): boolean => /^#(?=.*\p{L})[\p{L}\p{N}_-]+$/u.test(text) && text.length <= tagMax;

const isLikeDate = (text: string): boolean => /^\d{1,2}\.\d{1,2}\.(\d{2}|\d{4})?$/.test(text);

export function factsIn(sentence: string, today: string): Facts {
  const all = tokensOf(sentence);
  const prefix = prefixIn(all);
  const tokens = all.slice(prefix?.length ?? 0);
  const dates = datesIn(tokens, today);
  const tags = tokens.filter(isTag).slice(0, tagsMax);
  const status = statusIn(tokens);
  const isFree = (span: Span) => !dates.some((date) => overlaps(date, span));
  const known: Span[] = [...dates, ...tags, ...(status ? [status] : [])];
  const amounts = amountsIn(tokens).filter((amount) => {
    if (!isFree(amount)) return false;
    if (!amount.isBare || amount.isFormatted) return true;
    // A number in front of a word counts it: "3.500 Follower". Behind a status it is the value of the deal.
    const next = tokens.find(({ start }) => start >= amount.end);
    const isCount = next && /^\p{L}/u.test(next.text) && !known.some((span) => overlaps(span, next));
    const isGrouped = /\D/.test(sentence.slice(amount.start, amount.end));
    return status ? !isCount || isGrouped : !isCount && isGrouped;
  });
  const unread = tokens.flatMap((token, at) => {
    const next = tokens[at + 1];
    if (token.word === "kw" && next && /^\d+$/.test(next.word)) return [{ start: token.start, end: next.end }];
    return isLikeDate(token.text) || /^kw\d+$/.test(token.word) ? [token] : [];
  });
  const isReference = (span: Span) => /(vom|seit|von)\s+$/i.test(sentence.slice(0, span.start));
  return {
    ...{ sentence, tokens, prefix, dates, amounts, status, tags },
    unread: unread.filter((span) => isFree(span) && !isReference(span)),
  };
}
