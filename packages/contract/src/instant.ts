import { isValid } from "date-fns/isValid";

/** Whether a text is an existing instant in the only form that sorts as text: `2027-03-12T10:00:00.000Z`. */
export function isInstant(text: string): boolean {
  const at = new Date(text);
  return isValid(at) && at.toISOString() === text;
}
