import { domainToASCII } from "node:url";

/**
 * Returns the spelling in which an address is stored, displayed and mailed. Unifies compatibility characters and
 * removes invisible ones.
 */
export const normalizeEmail = (email: string): string =>
  email
    .normalize("NFKC")
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .trim();

/**
 * Converts the domain of an address to ASCII, for example `ida@xn--mnchen-3ya.example`. Mail services without SMTPUTF8,
 * such as SES, require this.
 */
export function withAsciiDomain(email: string): string {
  const at = email.lastIndexOf("@") + 1;
  const domain = email.slice(at);
  return `${email.slice(0, at)}${domainToASCII(domain) || domain}`;
}

/** Returns the key by which addresses are compared. Ignores case, and treats a domain and its ASCII form as equal. */
export const emailKey = (email: string): string =>
  withAsciiDomain(normalizeEmail(email).toLowerCase().normalize("NFKC"));
