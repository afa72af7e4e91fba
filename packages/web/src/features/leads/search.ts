import type { LeadRow } from "@linkedpotential/contract/leads/schema";

const folded = (text: string): string => text.normalize("NFC").toLowerCase();

type Searched = Pick<LeadRow, "name" | "email" | "company">;

/** Normalized search text of each lead, cached because every keystroke searches all leads. */
const searchTexts = new WeakMap<Searched, string>();

function searchText(lead: Searched): string {
  const cached = searchTexts.get(lead);
  if (cached !== undefined) return cached;
  const text = folded(`${lead.name}\n${lead.email}\n${lead.company}`);
  searchTexts.set(lead, text);
  return text;
}

export function leadSearch(text: string): (lead: Searched) => boolean {
  const needle = folded(text.trim());
  return (lead) => needle === "" || searchText(lead).includes(needle);
}
