/**
 * Returns a `tel:` link, or undefined when the text is not just a phone number. Removes the zero in "+49 (0)40",
 * because it is dialed only within the country.
 */
export function telephoneLink(phone: string): string | undefined {
  if (!/^\+?[\d\s()/.–-]+$/.test(phone)) return undefined;
  const number = phone.replace(/^(\+.*)\(0\)/, "$1").replace(/[^\d+]/g, "");
  return number.length < 3 ? undefined : `tel:${number}`;
}
