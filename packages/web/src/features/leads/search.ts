import type { LeadRow } from "@linkedpotential/contract/leads/schema";

const folded = (text: string): string => text.normalize("NFC").toLowerCase();

type Searched = Pick<LeadRow, "name" | "email" | "company">;

/** Caches the normalized text of each lead, because every keystroke searches all leads. */
const searchTexts = new WeakMap<Searched, string>();

function searchText(lead: Searched): string {
  const known = searchTexts.get(lead);
  if (known !== undefined) return known;
  const text = folded(`${lead.name}\n${lead.email}\n${lead.company}`);
  searchTexts.set(lead, text);
  return text;
}

export function leadSearch(text: string): (lead: Searched) => boolean {
  const needle = folded(text.trim());
  return (lead) => needle === "" || searchText(lead).includes(needle);
}
