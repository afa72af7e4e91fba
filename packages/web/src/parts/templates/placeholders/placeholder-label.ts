import { isKnownPlaceholder, type KnownPlaceholder, type Placeholder, piecesOf } from "./placeholders.ts";

type Names = Record<KnownPlaceholder, string>;

/** Returns the words for a placeholder: `{{vorname}}` is "Vorname", and `{{day_rate}}` becomes "Day rate". */
export function labelOfPlaceholder({ key, name }: Placeholder, names: Names): string {
  if (isKnownPlaceholder(key)) return names[key];
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Replaces the placeholders of a text by their words, for display only. */
export const withLabels = (text: string, names: Names): string =>
  piecesOf(text)
    .map((piece) => (typeof piece === "string" ? piece : labelOfPlaceholder(piece, names)))
    .join("");
