import type { SyntheticEvent } from "react";

/**
 * Typing stops at `maxLength`. What is pasted or dropped is taken whole and refused by the form: a browser cuts it off
 * without a word, and nobody reads a long text again to find its end gone. The browser's own undo goes on working.
 */
function liftLimit({ currentTarget: field }: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  const limit = field.getAttribute("maxlength");
  if (limit === null) return;
  field.removeAttribute("maxlength");
  // The browser inserts the text after all listeners, before the next task.
  setTimeout(() => field.setAttribute("maxlength", limit));
}

export const wholePaste = { onPaste: liftLimit, onDrop: liftLimit };
