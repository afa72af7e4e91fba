import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { useUser } from "../../../lib/session/session.ts";
import type { Texts } from "../../../texts/areas.ts";
import { useTexts } from "../../../texts/texts.ts";
import type { FormOfAddress } from "../address/form-of-address.ts";
import type { KnownPlaceholder, PlaceholderValues } from "./placeholders.ts";

const honorifics =
  /^(?:(?:(?:herr|frau|mr|mrs|ms|mme|dr|prof)\b\.?|(?:m|dipl|ing|med|jur|phil|rer|nat)\.)[\s-]*)+(?=\S)/i;

type Contact = Pick<LeadRow, "name" | "salutation" | "company" | "position" | "email" | "phone" | "linkedinUrl">;
type Greetings = Texts["templates"]["greetings"];

/**
 * Returns the values of placeholders for a lead and the signed-in user. `form` is the form of address of the text, if
 * the text exists in both: the greeting must match it, also when the lead's salutation says otherwise.
 */
export function usePlaceholderValues(lead: Contact | undefined, form?: FormOfAddress): PlaceholderValues {
  const { greetings } = useTexts("templates");
  return valuesOfLead(lead, useUser().name, greetings, form);
}

/**
 * Returns the values of placeholders known from a lead and the sender. A name of one word fills neither first nor last
 * name, because it could be either.
 * @internal
 */
export function valuesOfLead(
  lead: Contact | undefined,
  ownName: string,
  greetings: Greetings,
  form?: FormOfAddress,
): PlaceholderValues {
  const known: Partial<Record<KnownPlaceholder, string>> = {
    mein_name: ownName,
    ...(lead && leadFields(lead, greetings, form)),
  };
  return new Map(Object.entries(known).filter(([, value]) => value.trim() !== ""));
}

function leadFields(lead: Contact, greetings: Greetings, form: FormOfAddress | undefined) {
  const { name, salutation, company, position, email, phone, linkedinUrl } = lead;
  const [first = "", ...rest] = name.trim().replace(honorifics, "").split(/\s+/);
  const hasLastName = rest.length > 0;
  return {
    anrede: greetings[greetingFor(salutation, form)]({
      first,
      last: hasLastName ? rest.join(" ") : first,
      name: name.trim(),
      title: titleOf(name),
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

/** Returns the higher academic title before a name. Greetings have one at most. */
function titleOf(name: string): "Prof. " | "Dr. " | "" {
  const [before = ""] = honorifics.exec(name.trim()) ?? [];
  if (/\bprof\b/i.test(before)) return "Prof. ";
  return /\bdr\b/i.test(before) ? "Dr. " : "";
}

function greetingFor(salutation: Contact["salutation"], form: FormOfAddress | undefined): keyof Greetings {
  if (form === "informal") return "informal";
  if (form === "formal" && salutation === "informal") return "neutral";
  return salutation ?? "neutral";
}
