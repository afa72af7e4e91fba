import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import type { KnownPlaceholder, PlaceholderValues } from "./placeholders.ts";

const honorifics =
  /^(?:(?:(?:herr|frau|mr|mrs|ms|mme|dr|prof)\b\.?|(?:m|dipl|ing|med|jur|phil|rer|nat)\.)[\s-]*)+(?=\S)/i;

type Contact = Pick<LeadRow, "name" | "company" | "position" | "email" | "phone" | "linkedinUrl">;

/**
 * Returns the values of placeholders known from a lead and the sender. A name of one word fills neither first nor last
 * name, because it could be either.
 */
export function valuesOfLead(lead: Contact | undefined, ownName: string): PlaceholderValues {
  const known: Partial<Record<KnownPlaceholder, string>> = { mein_name: ownName, ...(lead && leadFields(lead)) };
  return new Map(Object.entries(known).filter(([, value]) => value.trim() !== ""));
}

function leadFields({ name, company, position, email, phone, linkedinUrl }: Contact) {
  const [first = "", ...rest] = name.trim().replace(honorifics, "").split(/\s+/);
  const hasLastName = rest.length > 0;
  return {
    name: name.trim(),
    vorname: hasLastName ? first : "",
    nachname: rest.join(" "),
    firma: company,
    position,
    email,
    telefon: phone,
    linkedin: linkedinUrl,
  };
}
