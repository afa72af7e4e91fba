import { useState } from "react";
import { usePlaceholderExamples } from "./placeholder-label.ts";
import { fillPlaceholders, type PlaceholderValues, placeholdersIn } from "./placeholders.ts";

interface ExampleValues {
  /** Values to display: the given ones and, while the example is shown, examples for the missing ones. */
  values: PlaceholderValues;
  /** Set if a placeholder of the text has no value. */
  isIncomplete: boolean;
  isShown: boolean;
  toggle: () => void;
}

/** Lets the user read a text with the examples of its placeholders. Copies of the text keep the placeholders. */
export function useExampleValues(text: string, values: PlaceholderValues): ExampleValues {
  const exampleOf = usePlaceholderExamples();
  const [isWanted, setWanted] = useState(false);
  const missing = placeholdersIn(fillPlaceholders(text, values));
  const isIncomplete = missing.length > 0;
  const isShown = isWanted && isIncomplete;
  const examples = missing.map(({ key }) => [key, exampleOf(key) ?? ""] as const);
  return {
    values: isShown ? new Map([...examples, ...values]) : values,
    isIncomplete,
    isShown,
    toggle: () => setWanted(!isWanted),
  };
}
