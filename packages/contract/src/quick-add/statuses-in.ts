import type { LeadStatus } from "../leads/statuses.ts";
import { foldedSet, foldedTable, type Span, type Token, wordAt } from "./tokens.ts";

export interface FoundStatus extends Span {
  status: LeadStatus;
  /** Whether the word is usually the name of a thing to do: "Angebot schreiben". */
  isNoun: boolean;
}

const statusWords = foldedTable<LeadStatus>({
  kontaktiert: "contacted",
  angeschrieben: "contacted",
  interessiert: "interested",
  qualifiziert: "qualified",
  angebot: "proposal",
  gewonnen: "won",
  verloren: "lost",
});
const prepositions = foldedSet("auf", "als", "Status", "ist", "hat", "wurde");

/** Returns the status that a word names, and the number of its words. */
function statusAt(tokens: readonly Token[], at: number): { status: LeadStatus; length: number } | null {
  const word = wordAt(tokens, at);
  if (word === "interesse" && wordAt(tokens, at + 1) === "gezeigt") return { status: "interested", length: 2 };
  // "Neu" by itself is an ordinary word.
  if (word === "neu" && wordAt(tokens, at - 1) === "status") return { status: "new", length: 1 };
  const status = statusWords.get(word);
  return status ? { status, length: 1 } : null;
}

/** Returns the first words that name a status, with the words in front of them that belong to it. */
export function statusIn(tokens: readonly Token[]): FoundStatus | null {
  const at = tokens.findIndex((_, index) => statusAt(tokens, index));
  const found = statusAt(tokens, at);
  if (!found) return null;
  let first = at;
  while (prepositions.has(wordAt(tokens, first - 1))) first -= 1;
  return {
    start: tokens[first]?.start ?? 0,
    end: tokens[at + found.length - 1]?.end ?? 0,
    status: found.status,
    isNoun: found.status === "proposal" && first === at,
  };
}
