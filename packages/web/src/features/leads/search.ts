import type { LeadRow } from "@linkedpotential/contract/leads/schema";

const folded = (text: string): string => text.normalize("NFC").toLowerCase();

type Searched = Pick<LeadRow, "name" | "email" | "company">;

/** Folded once: every key typed asks all of them. */
const searchTexts = new WeakMap<Searched, string>();

/** What a search looks in. Asked for before, it is not made for all leads at the first key. */
export function searchText(lead: Searched): string {
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
