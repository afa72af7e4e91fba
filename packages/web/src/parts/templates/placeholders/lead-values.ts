import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import type { KnownPlaceholder, PlaceholderValues } from "./placeholders.ts";

const titles = /^(?:(?:(?:herr|frau|mr|mrs|ms|mme|dr|prof)\b\.?|(?:m|dipl|ing|med|jur|phil|rer|nat)\.)[\s-]*)+(?=\S)/i;

type Contact = Pick<LeadRow, "name" | "company" | "position" | "email" | "phone" | "linkedinUrl">;

/** What is known of a lead, and of who writes. Of a name of one word nobody knows whether it is the first or the last. */
export function valuesOfLead(lead: Contact | undefined, ownName: string): PlaceholderValues {
  const known: Partial<Record<KnownPlaceholder, string>> = { mein_name: ownName, ...(lead && ofLead(lead)) };
  return new Map(Object.entries(known).filter(([, value]) => value.trim() !== ""));
}

function ofLead({ name, company, position, email, phone, linkedinUrl }: Contact) {
  const [first = "", ...others] = name.trim().replace(titles, "").split(/\s+/);
  const isWhole = others.length > 0;
  return {
    name: name.trim(),
    vorname: isWhole ? first : "",
    nachname: others.join(" "),
    firma: company,
    position,
    email,
    telefon: phone,
    linkedin: linkedinUrl,
  };
}
