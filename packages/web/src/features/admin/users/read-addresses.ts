/** Matches up to a separator outside of quotes, brackets and names such as `Beispiel, Jana <jana@example.org>`. */
const entries = /(?:[^@,;<"\r\n]+,(?=[^@,;<"\r\n]*<))?(?:"(?:\\.|[^"\\\r\n])*"|<[^<>\r\n]*>|[^,;\r\n])+/g;
/** Subject and text parameters of a `mailto:` link. */
const parameters = /(?<=@[^?]*)\?.*$/;

/** Extracts addresses from typed or pasted text: with names, in angle brackets or as `mailto:` links. */
export const readAddresses = (text: string): string[] => (text.match(entries) ?? []).map(addressOf).filter(Boolean);

function addressOf(entry: string): string {
  const address = (/<([^<>]*)>[^<>]*$/.exec(entry)?.[1] ?? entry).trim().replace(parameters, "");
  return /^mailto:/i.test(address) ? decoded(address.slice("mailto:".length)) : address;
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
