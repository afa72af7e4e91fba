import { domainToASCII } from "node:url";

/** The one spelling that is stored, shown and written to: letters that only look different become one. */
export const writtenEmail = (email: string): string =>
  email
    .normalize("NFKC")
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .trim();

/** As mail services without SMTPUTF8 take it, Amazon's among them: `ida@xn--mnchen-3ya.example`. */
export function withAsciiDomain(email: string): string {
  const at = email.lastIndexOf("@") + 1;
  const domain = email.slice(at);
  return `${email.slice(0, at)}${domainToASCII(domain) || domain}`;
}

/** Unique over upper and lower case, and over a domain and its ASCII form. */
export const emailKey = (email: string): string => withAsciiDomain(writtenEmail(email).toLowerCase().normalize("NFKC"));
