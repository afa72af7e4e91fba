import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { useUser } from "../../../lib/session/session.ts";
import type { Texts } from "../../../texts/areas.ts";
import { useTexts } from "../../../texts/texts.ts";
import type { KnownPlaceholder, PlaceholderValues } from "./placeholders.ts";

const honorifics =
  /^(?:(?:(?:herr|frau|mr|mrs|ms|mme|dr|prof)\b\.?|(?:m|dipl|ing|med|jur|phil|rer|nat)\.)[\s-]*)+(?=\S)/i;

type Contact = Pick<LeadRow, "name" | "salutation" | "company" | "position" | "email" | "phone" | "linkedinUrl">;
type Greetings = Texts["templates"]["greetings"];

/** Returns the values of placeholders for a lead and the signed-in user. */
export function usePlaceholderValues(lead: Contact | undefined): PlaceholderValues {
  const { greetings } = useTexts("templates");
  return valuesOfLead(lead, useUser().name, greetings);
}

/**
 * Returns the values of placeholders known from a lead and the sender. A name of one word fills neither first nor last
 * name, because it could be either.
 * @internal
 */
export function valuesOfLead(lead: Contact | undefined, ownName: string, greetings: Greetings): PlaceholderValues {
  const known: Partial<Record<KnownPlaceholder, string>> = {
    mein_name: ownName,
    ...(lead && leadFields(lead, greetings)),
  };
  return new Map(Object.entries(known).filter(([, value]) => value.trim() !== ""));
}

function leadFields({ name, salutation, company, position, email, phone, linkedinUrl }: Contact, greetings: Greetings) {
  const [first = "", ...rest] = name.trim().replace(honorifics, "").split(/\s+/);
  const hasLastName = rest.length > 0;
  return {
    anrede: greetings[salutation ?? "neutral"]({
      first,
      last: hasLastName ? rest.join(" ") : first,
      name: name.trim(),
    }),
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
