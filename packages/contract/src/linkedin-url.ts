/** Apart from the schema, so that the browser gets the rule without zod. */
const profileUrl = /^(?:https?:\/\/)?(?:www\.|[a-z]{2}\.)?linkedin\.com\/in\/([\p{L}\p{N}\-_%]+)\/?(?:[?#].*)?$/iu;

/** The profile address in its stored form `https://www.linkedin.com/in/{slug}`, or null if it is none (D32). */
export function normalizeLinkedinUrl(text: string): string | null {
  const slug = profileUrl.exec(text.trim())?.[1];
  return slug ? `https://www.linkedin.com/in/${slug}` : null;
}
