import { domainToASCII } from "node:url";

/**
 * Normalizes an address to the spelling that is stored, displayed and mailed. Compatibility characters are unified and
 * invisible ones removed.
 */
export const normalizeEmail = (email: string): string =>
  email
    .normalize("NFKC")
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .trim();

/** Converts the domain to ASCII for mail services without SMTPUTF8, such as SES: `ida@xn--mnchen-3ya.example`. */
export function withAsciiDomain(email: string): string {
  const at = email.lastIndexOf("@") + 1;
  const domain = email.slice(at);
  return `${email.slice(0, at)}${domainToASCII(domain) || domain}`;
}

/** Returns the key by which addresses are compared. Ignores case, and treats a domain and its ASCII form as equal. */
export const emailKey = (email: string): string =>
  withAsciiDomain(normalizeEmail(email).toLowerCase().normalize("NFKC"));
