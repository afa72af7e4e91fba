import { countCharacters } from "@linkedpotential/contract/characters";
import type { SyntheticEvent } from "react";

/**
 * Typing stops at `max` characters (O25). What is pasted or dropped is taken whole and refused by the form: a browser
 * cuts it off without a word, and nobody reads a long text again to find its end gone. The browser's own undo goes on
 * working.
 */
export function typingLimit(text: string, max: number | undefined) {
  const length = countCharacters(text);
  // A browser counts UTF-16 units.
  const limit = max === undefined ? {} : { maxLength: max + text.length - length };
  return { length, input: { ...limit, onPaste: lift, onDrop: lift } };
}

function lift({ currentTarget: field }: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  const limit = field.getAttribute("maxlength");
  if (limit === null) return;
  field.removeAttribute("maxlength");
  // The browser inserts the text after all listeners, before the next task. With it there may be another limit.
  setTimeout(() => field.hasAttribute("maxlength") || field.setAttribute("maxlength", limit));
}
