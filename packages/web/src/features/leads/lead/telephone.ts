/**
 * Returns a `tel:` link, or undefined when the field contains words. The zero in "+49 (0)40" is dropped, because it is
 * dialed within the country only.
 */
export function telephoneLink(phone: string): string | undefined {
  if (!/^\+?[\d\s()/.–-]+$/.test(phone)) return undefined;
  const number = phone.replace(/^(\+.*)\(0\)/, "$1").replace(/[^\d+]/g, "");
  return number.length < 3 ? undefined : `tel:${number}`;
}
