import { isValid } from "date-fns/isValid";

/** Of a moment that there is, in the one spelling that sorts as text: `2027-03-12T10:00:00.000Z`. */
export function isInstant(text: string): boolean {
  const at = new Date(text);
  return isValid(at) && at.toISOString() === text;
}
