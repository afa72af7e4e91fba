/** Separate from the schema, so that the browser can use the rule without loading zod. */
const profileUrl =
  /(?:[hH][tT][tT][pP][sS]?:\/\/)?(?:[wW]{3}\.|[a-zA-Z]{2}\.)?[lL][iI][nN][kK][eE][dD][iI][nN]\.[cC][oO][mM]\/[iI][nN]\/([\p{L}\p{N}\-_%]+)\/?(?:[?#]\S*)?/u
    .source;

/**
 * Spells out both cases, because JSON Schema has no case-insensitive flag. Every blank can match in one way only, which
 * rules out exponential backtracking.
 */
export const linkedinUrlOrBlank = new RegExp(`^\\s*(?:${profileUrl}\\s*)?$`, "u");

/** Returns the stored form `https://www.linkedin.com/in/{slug}`. Null for any other text (D32). */
export function normalizeLinkedinUrl(text: string): string | null {
  const slug = linkedinUrlOrBlank.exec(text)?.[1];
  return slug ? `https://www.linkedin.com/in/${slug}` : null;
}
