/** Up to a separator that stands neither in quotes nor in brackets, nor in a name: `Beispiel, Jana <jana@example.org>`. */
const entries = /(?:[^@,;<"\r\n]+,(?=[^@,;<"\r\n]*<))?(?:"(?:\\.|[^"\\\r\n])*"|<[^<>\r\n]*>|[^,;\r\n])+/g;
/** Subject and text that a link is to begin with. */
const parameters = /(?<=@[^?]*)\?.*$/;

/** The addresses of what people type, or paste from mail programs: with names, in brackets, as `mailto:` links. */
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
