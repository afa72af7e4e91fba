import { editsBetween } from "@linkedpotential/contract/edits";
import { fold } from "@linkedpotential/contract/folding";
import { everydayWords } from "@linkedpotential/contract/freelancers/search-fillers";

/** Shorter words have too many neighbors. */
const wordMin = 5;
/** Length from which a word may have two wrong letters. */
const longWordMin = 9;

export interface KnownWord {
  word: string;
  folded: string;
}

/** Returns the words that can be offered, without those that have signs or digits. */
export const knownWords = (words: readonly string[]): KnownWord[] =>
  words
    .map((word) => ({ word, folded: fold(word) }))
    .filter(({ folded }) => folded.length >= wordMin && /^\p{L}+$/u.test(folded));

/** Returns the words of texts that can be offered, each once. */
export const knownWordsIn = (texts: readonly string[]): KnownWord[] =>
  knownWords([...new Set(texts.flatMap((text) => text.match(/\p{L}+/gu) ?? []))]);

/**
 * Returns the text with known words in place of those with one wrong letter, or two in a long word. Two swapped letters
 * are one wrong letter.
 */
export const withKnownWords = (text: string, known: readonly KnownWord[]): string =>
  text.replaceAll(/\p{L}+/gu, (word) => similarWord(fold(word), known) ?? word);

function similarWord(typed: string, known: readonly KnownWord[]): string | undefined {
  // `Firma` has one other letter than `Figma`.
  if (everydayWords.has(typed)) return undefined;
  if (known.some(({ folded }) => folded.startsWith(typed))) return undefined;
  return closestWord(
    typed,
    known.filter(({ folded }) => !isVerbForPerson(typed, folded)),
  );
}

/** Tells whether a known word is a verb and the typed one a person: a `Schneider` is nobody for `Schneiden`. */
const isVerbForPerson = (typed: string, folded: string): boolean => /er(in)?$/.test(typed) && folded.endsWith("en");

function closestWord(typed: string, known: readonly KnownWord[]): string | undefined {
  // A word that only lacks the last letter would be no correction of `Fotos`.
  const isWithOneEdit = ({ folded }: KnownWord) => !typed.startsWith(folded) && editsBetween(typed, folded) === 1;
  const isWithTwoEdits = ({ folded }: KnownWord) => folded[0] === typed[0] && editsBetween(typed, folded) === 2;
  const oneAway = known.find(isWithOneEdit);
  // An ending of a known word is no mistake: `Lektorin` has two other letters than `Lektorat`.
  if (oneAway || typed.length < longWordMin || known.some(({ folded }) => typed.startsWith(folded))) {
    return oneAway?.word;
  }
  return known.find(isWithTwoEdits)?.word;
}
