import type { Texts } from "../../../texts/areas.ts";
import { useTexts } from "../../../texts/texts.ts";
import { fillPlaceholders, isKnownPlaceholder, type Placeholder, piecesOf, placeholdersIn } from "./placeholders.ts";

const hint = / \([^)]*\)$/;

type LabelOf = (placeholder: Placeholder) => string;

/**
 * Returns a function for the words of a placeholder: `{{vorname}}` is "Vorname", and `{{day_rate}}` is "Day rate". The
 * label of a field may end with a hint in parentheses, which is left out elsewhere.
 */
export function usePlaceholderLabels(isForField = false): LabelOf {
  const { names } = useTexts("templates").placeholders;
  const entries = useTexts("placeholders");
  return ({ key, name }) => {
    if (isKnownPlaceholder(key)) return names[key];
    const words = entryOf(key, entries)?.label ?? name.replaceAll("_", " ");
    const label = words.charAt(0).toUpperCase() + words.slice(1);
    return isForField ? label : label.replace(hint, "");
  };
}

/** Returns a function for the example of a placeholder. Undefined for placeholders that only users' own texts contain. */
export function usePlaceholderExamples(): (key: string) => string | undefined {
  const entries = useTexts("placeholders");
  return (key) => entryOf(key, entries)?.example;
}

/** Returns the text with the examples of its placeholders. */
export function useFilledExample(text: string): string {
  const exampleOf = usePlaceholderExamples();
  return fillPlaceholders(text, new Map(placeholdersIn(text).map(({ key }) => [key, exampleOf(key) ?? ""])));
}

const entryOf = (key: string, entries: Texts["placeholders"]) =>
  Object.hasOwn(entries, key) ? entries[key] : undefined;

/** Replaces the placeholders of a text by their words, for display only. */
export const withLabels = (text: string, labelOf: LabelOf): string =>
  piecesOf(text)
    .map((piece) => (typeof piece === "string" ? piece : labelOf(piece)))
    .join("");
