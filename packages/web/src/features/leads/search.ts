import { fold, foldedWords } from "@linkedpotential/contract/folding";
import type { LeadRow } from "@linkedpotential/contract/leads/schema";

type Searched = Pick<
  LeadRow,
  | "name"
  | "email"
  | "company"
  | "position"
  | "phone"
  | "tags"
  | "nextStep"
  | "followUpNotes"
  | "notes"
  | "lostReason"
  | "status"
  | "source"
  | "temperature"
>;

/** Folded text of each lead, cached because every keystroke searches all leads. */
const searchTexts = new WeakMap<Searched, string>();

function searchText(lead: Searched): string {
  const cached = searchTexts.get(lead);
  if (cached !== undefined) return cached;
  const { name, company, position, email, phone, tags, nextStep, followUpNotes, notes, lostReason } = lead;
  // Line breaks separate the fields, so that no word is found across two of them.
  const text = fold(
    [name, company, position, email, phone, ...tags, nextStep, followUpNotes, notes, lostReason].join("\n"),
  );
  searchTexts.set(lead, text);
  return text;
}

/** Labels of what a lead has chosen from a list, in the language of the screen. */
type LabelsOf = (lead: Searched) => string;

/**
 * Returns a function that tells whether a lead contains every word of the text, in any field and any order. Case,
 * umlauts and accents make no difference.
 */
export function leadSearch(text: string, labelsOf?: LabelsOf): (lead: Searched) => boolean {
  const words = wordsOf(text);
  if (words.length === 0) return () => true;
  const labels = new Map<string, string>();
  const foldedLabels = (lead: Searched): string => {
    if (!labelsOf) return "";
    const key = `${lead.status} ${lead.source} ${lead.temperature}`;
    const known = labels.get(key);
    if (known !== undefined) return known;
    const folded = fold(labelsOf(lead));
    labels.set(key, folded);
    return folded;
  };
  return (lead) => {
    const content = searchText(lead);
    return words.every((word) => content.includes(word) || foldedLabels(lead).includes(word));
  };
}

/** Returns the folded words of a search, or its characters if it has no words, such as `%`. */
function wordsOf(text: string): string[] {
  const words = foldedWords(text);
  if (words.length > 0) return words;
  const signs = fold(text.trim());
  return signs === "" ? [] : [signs];
}

const chunkMs = 8;

/**
 * Prepares the search texts while the browser is idle, so that the first keystroke does not have to. Returns a function
 * that stops.
 */
export function prepareSearch(leads: readonly Searched[]): () => void {
  let next = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const work = () => {
    const end = performance.now() + chunkMs;
    while (next < leads.length && performance.now() < end) {
      const lead = leads[next];
      if (lead) searchText(lead);
      next += 1;
    }
    if (next < leads.length) timer = setTimeout(work);
  };
  timer = setTimeout(work);
  return () => clearTimeout(timer);
}
