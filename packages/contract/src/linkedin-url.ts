/** This file is separate from the schema, so that the browser can use the pattern without loading zod. */
const profileUrl =
  /(?:[hH][tT][tT][pP][sS]?:\/\/)?(?:[wW]{3}\.|[a-zA-Z]{2}\.)?[lL][iI][nN][kK][eE][dD][iI][nN]\.[cC][oO][mM]\/[iI][nN]\/([\p{L}\p{N}\-_%]+)\/?(?:[?#]\S*)?/u
    .source;

/**
 * Matches a LinkedIn profile address or blank text. Spells out upper and lower case, because JSON Schema has no
 * case-insensitive flag. Each blank can match in only one way, which prevents exponential backtracking.
 */
export const linkedinUrlOrBlank = new RegExp(`^\\s*(?:${profileUrl}\\s*)?$`, "u");

/**
 * Converts a LinkedIn profile address to the stored form `https://www.linkedin.com/in/{slug}`. Returns null for any
 * other text (D32).
 */
export function normalizeLinkedinUrl(text: string): string | null {
  const slug = linkedinUrlOrBlank.exec(text)?.[1];
  return slug ? `https://www.linkedin.com/in/${slug}` : null;
}
