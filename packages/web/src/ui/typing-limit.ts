import { countCharacters } from "@linkedpotential/contract/characters";

/**
 * Typing stops at `max` characters (O25). What comes in one piece is taken whole and refused by the form, whether pasted
 * or dropped (O192) or, where there is still room, from a keyboard of emoji, words or speech (O196): a browser cuts it off
 * without a word, and nobody reads a long text again to find its end gone. The browser's own undo goes on working.
 */
export function typingLimit(text: string, max: number | undefined) {
  const length = countCharacters(text);
  // A browser counts UTF-16 units.
  return { length, limit: max === undefined ? {} : { maxLength: max + text.length - length } };
}

const listeners = { paste: lift, drop: lift, beforeinput: liftForPiece } as const;
const eachListener = Object.entries(listeners) as [keyof typeof listeners, EventListener][];

/** The `ref` of a limited field, or of what it stands in. What React calls `onBeforeInput` is another event. */
export function takesWhole(place: HTMLElement | null): (() => void) | undefined {
  for (const [type, listener] of eachListener) place?.addEventListener(type, listener);
  return () => {
    for (const [type, listener] of eachListener) place?.removeEventListener(type, listener);
  };
}

function liftForPiece(event: InputEvent): void {
  const { target: field, data } = event;
  if (!isField(field) || !data) return;
  const { value, selectionStart, selectionEnd } = field;
  const room = field.maxLength - value.length + ((selectionEnd ?? 0) - (selectionStart ?? 0));
  if (room > 0 && data.length > room) lift(event);
}

function lift({ target: field }: Event): void {
  if (!isField(field)) return;
  const limit = field.getAttribute("maxlength");
  if (limit === null) return;
  field.removeAttribute("maxlength");
  // The browser inserts the text after all listeners, before the next task. With it there may be another limit.
  setTimeout(() => field.hasAttribute("maxlength") || field.setAttribute("maxlength", limit));
}

const isField = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
