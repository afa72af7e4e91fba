/** Apart from the schema, so that the browser gets the rule without zod. */
const profileUrl =
  /(?:[hH][tT][tT][pP][sS]?:\/\/)?(?:[wW]{3}\.|[a-zA-Z]{2}\.)?[lL][iI][nN][kK][eE][dD][iI][nN]\.[cC][oO][mM]\/[iI][nN]\/([\p{L}\p{N}\-_%]+)\/?(?:[?#]\S*)?/u
    .source;

/** Spelled out: JSON Schema knows no flag for upper and lower case. No blank can be read in two ways, which would take for ever. */
export const linkedinUrlOrBlank = new RegExp(`^\\s*(?:${profileUrl}\\s*)?$`, "u");

/** The stored form `https://www.linkedin.com/in/{slug}`, or null if it is none (D32). */
export function normalizeLinkedinUrl(text: string): string | null {
  const slug = linkedinUrlOrBlank.exec(text)?.[1];
  return slug ? `https://www.linkedin.com/in/${slug}` : null;
}
