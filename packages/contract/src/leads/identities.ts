import { normalizeLinkedinUrl } from "../linkedin-url.ts";
import type { LeadRow } from "./schema.ts";

export type Identity = Pick<LeadRow, "email" | "linkedinUrl">;

const folded = (text: string): string => text.normalize("NFC").toLowerCase();

/**
 * Functions by field that return the key for finding duplicates. Two leads with the same key are duplicates, even if
 * the spelling differs. Null when the field gives no key.
 */
export const identityBy: Record<keyof Identity, (text: string) => string | null> = {
  email: (text) => {
    const address = folded(text.trim());
    return address ? `mail ${address}` : null;
  },
  linkedinUrl: (text) => {
    const profile = normalizeLinkedinUrl(text);
    return profile ? `profile ${folded(profile)}` : null;
  },
};

export function identitiesOf({ email, linkedinUrl }: Identity): string[] {
  return [identityBy.email(email), identityBy.linkedinUrl(linkedinUrl)].filter((identity) => identity !== null);
}
