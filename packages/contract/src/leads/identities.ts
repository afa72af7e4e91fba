import { normalizeLinkedinUrl } from "../linkedin-url.ts";
import type { LeadRow } from "./schema.ts";

export type Identity = Pick<LeadRow, "email" | "linkedinUrl">;

const folded = (text: string): string => text.normalize("NFC").toLowerCase();

export function identitiesOf({ email, linkedinUrl }: Identity): string[] {
  const profile = normalizeLinkedinUrl(linkedinUrl);
  const address = folded(email.trim());
  return [...(address ? [`mail ${address}`] : []), ...(profile ? [`profile ${folded(profile)}`] : [])];
}
