import { escapeHtml } from "./escape-html.ts";

const hyphenated = /\be-mails?\b|\bLP-\d{4}-\d+\b/gi;
// Spaces inside "12. März" and "§ 147", and before the initial in "Ida Ö.".
const tyingSpace = /(?<=(?<!\d)\d{1,2}\.|§) (?=[\p{L}\d])| (?=\p{Lu}\.(?!\p{L}))/gu;

/** Escapes a text and keeps dates, short names, "E-Mail" and the numbers of invoices on one line. */
export const htmlText = (text: string): string =>
  escapeHtml(text.replace(tyingSpace, "\u00a0"))
    .replace(hyphenated, '<span style="white-space:nowrap">$&</span>')
    .replaceAll("\n", "<br>");

/** Escapes an address that is shown as text. Narrow screens break it after a slash or between its parameters. */
export const htmlAddress = (href: string): string =>
  href
    .split(/(?<=[^:/][/?&])(?=.)/)
    .map(escapeHtml)
    .join("<wbr>");
