/** What a telephone dials, or nothing where there are words beside the number. "+49 (0)40" has a zero for calls from within. */
export function telephoneLink(phone: string): string | undefined {
  if (!/^\+?[\d\s()/.–-]+$/.test(phone)) return undefined;
  const number = phone.replace(/^(\+.*)\(0\)/, "$1").replace(/[^\d+]/g, "");
  return number.length < 3 ? undefined : `tel:${number}`;
}
