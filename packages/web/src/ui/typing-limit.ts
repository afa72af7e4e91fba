import { countCharacters } from "@linkedpotential/contract/characters";

/**
 * Returns the length of the text and the `maxLength` that stops typing at `max` characters (O25). Longer text that is
 * inserted as a whole is accepted, because the browser would truncate it silently; the form then rejects it. This
 * applies to pasted and dropped text (O192), and to emoji keyboards, word suggestions and dictation while there is room
 * (O196). Native undo keeps working.
 */
export function typingLimit(text: string, max: number | undefined) {
  const length = countCharacters(text);
  // Add the difference between UTF-16 code units, which `maxlength` counts, and characters.
  return { length, limit: max === undefined ? {} : { maxLength: max + text.length - length } };
}

const listeners = { paste: suspendLimit, drop: suspendLimit, beforeinput: allowLongInsertion } as const;
const listenerEntries = Object.entries(listeners) as [keyof typeof listeners, EventListener][];

/**
 * Ref callback for a limited field or its container. Accepts inserted text that exceeds the limit. Uses native
 * listeners, because `onBeforeInput` of React is a different event.
 */
export function allowLongPaste(element: HTMLElement | null): (() => void) | undefined {
  for (const [type, listener] of listenerEntries) element?.addEventListener(type, listener);
  return () => {
    for (const [type, listener] of listenerEntries) element?.removeEventListener(type, listener);
  };
}

function allowLongInsertion(event: InputEvent): void {
  const { target: field, data } = event;
  if (!isField(field) || !data) return;
  const { value, selectionStart, selectionEnd } = field;
  const room = field.maxLength - value.length + ((selectionEnd ?? 0) - (selectionStart ?? 0));
  if (room > 0 && data.length > room) suspendLimit(event);
}

function suspendLimit({ target: field }: Event): void {
  if (!isField(field)) return;
  const limit = field.getAttribute("maxlength");
  if (limit === null) return;
  field.removeAttribute("maxlength");
  // Restore the limit in the next task, because the browser inserts the text after all listeners. If a render has set a
  // new limit by then, keep it.
  setTimeout(() => field.hasAttribute("maxlength") || field.setAttribute("maxlength", limit));
}

const isField = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
