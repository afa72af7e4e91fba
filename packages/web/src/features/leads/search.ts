import type { LeadRow } from "@linkedpotential/contract/leads/schema";

const folded = (text: string): string => text.normalize("NFC").toLowerCase();

type Searched = Pick<LeadRow, "name" | "email" | "company">;

/** Folded once: every key typed asks all of them. */
const searchTexts = new WeakMap<Searched, string>();
function searchText(lead: Searched): string {
  const known = searchTexts.get(lead);
  if (known !== undefined) return known;
  const text = folded([lead.name, lead.email, lead.company].join("\n"));
  searchTexts.set(lead, text);
  return text;
}

export function leadSearch(text: string): (lead: Searched) => boolean {
  const needle = folded(text.trim());
  return (lead) => needle === "" || searchText(lead).includes(needle);
}
