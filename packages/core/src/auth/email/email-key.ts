import { domainToASCII } from "node:url";

/** The one spelling that is stored, shown and written to: letters that only look different become one. */
export const writtenEmail = (email: string): string =>
  email
    .normalize("NFKC")
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .trim();

/** Unique over upper and lower case, and over a domain and its ASCII form. */
export function emailKey(email: string): string {
  const written = writtenEmail(email).toLowerCase().normalize("NFKC");
  const at = written.lastIndexOf("@");
  const domain = written.slice(at + 1);
  return `${written.slice(0, at + 1)}${domainToASCII(domain) || domain}`;
}
