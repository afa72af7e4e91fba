import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import type { KnownPlaceholder, PlaceholderValues } from "./placeholders.ts";

const titles = /^(?:(?:(?:herr|frau|mr|mrs|ms|mme|dr|prof)\b\.?|(?:m|dipl|ing|med|jur|phil|rer|nat)\.)[\s-]*)+(?=\S)/i;

type Contact = Pick<LeadRow, "name" | "company" | "position" | "email" | "phone" | "linkedinUrl">;

/**
 * Returns the values known from a lead and the sender. For a one-word name it is unknown whether it is the first or
 * last name.
 */
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
