import type { KeyboardEvent } from "react";

interface PressedKey {
  /** Name of the key in lower case. */
  key: string;
  leadId: number;
}

/** Returns the key that was pressed on the row of a lead. Null with a modifier, and for keys that a control has used. */
export function pressedOn(event: KeyboardEvent<HTMLElement>): PressedKey | null {
  const { key, target, currentTarget } = event;
  const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
  if (!isPlain || event.defaultPrevented || !(target instanceof HTMLElement)) return null;
  // React also passes on the keys of menus and calendars of a row, which are elsewhere in the document.
  if (!currentTarget.contains(target)) return null;
  const id = target.closest<HTMLElement>("[data-lead]")?.dataset.lead;
  return id === undefined ? null : { key: key.toLowerCase(), leadId: Number(id) };
}
