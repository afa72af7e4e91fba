import { countCharacters } from "@linkedpotential/contract/characters";

/**
 * Stops typing at `max` characters (O25). Text inserted as a whole is accepted, and the form rejects it if it is too
 * long: pasted or dropped (O192), or by emoji keyboards, word suggestions and dictation while there is room (O196). The
 * browser would truncate it silently. Native undo keeps working.
 */
export function typingLimit(text: string, max: number | undefined) {
  const length = countCharacters(text);
  // `maxlength` counts UTF-16 code units.
  return { length, limit: max === undefined ? {} : { maxLength: max + text.length - length } };
}

const listeners = { paste: suspendLimit, drop: suspendLimit, beforeinput: allowLongInsertion } as const;
const listenerEntries = Object.entries(listeners) as [keyof typeof listeners, EventListener][];

/**
 * Ref callback for a limited field or its container: accepts inserted text that exceeds the limit. It uses native
 * listeners, because React's `onBeforeInput` is a different event.
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
  // The browser inserts the text after all listeners and before the next task. A render may have set a new limit by
  // then.
  setTimeout(() => field.hasAttribute("maxlength") || field.setAttribute("maxlength", limit));
}

const isField = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
