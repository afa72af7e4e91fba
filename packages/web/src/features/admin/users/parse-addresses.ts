/**
 * Matches one entry of a list. Entries are not split at separators within quotes or angle brackets, nor at the comma of
 * `Beispiel, Jana <jana@example.org>`.
 */
const entries = /(?:[^@,;<"\r\n]+,(?=[^@,;<"\r\n]*<))?(?:"(?:\\.|[^"\\\r\n])*"|<[^<>\r\n]*>|[^,;\r\n])+/g;
/** Matches the parameters of a `mailto:` link, such as its subject. */
const parameters = /(?<=@[^?]*)\?.*$/;

/** Extracts email addresses from typed or pasted text. Understands names with angle brackets and `mailto:` links. */
export const parseAddresses = (text: string): string[] => (text.match(entries) ?? []).map(addressIn).filter(Boolean);

function addressIn(entry: string): string {
  const address = (/<([^<>]*)>[^<>]*$/.exec(entry)?.[1] ?? entry).trim().replace(parameters, "");
  return /^mailto:/i.test(address) ? decodeIfPossible(address.slice("mailto:".length)) : address;
}

function decodeIfPossible(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
