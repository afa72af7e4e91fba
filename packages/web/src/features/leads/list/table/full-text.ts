import type { SyntheticEvent } from "react";

/** Marks an element whose text may be cut. `showFullText` gives it a tooltip while the text really is. */
export const cutText = { "data-cut": "" };

/**
 * Handler of `pointerover` for a list. Gives a cut text below the pointer a tooltip, so that no row has to
 * be measured before.
 */
export function showFullText({ target }: SyntheticEvent): void {
  const element = target instanceof Element && target.closest<HTMLElement>("[data-cut]");
  if (!element) return;
  const isCut = element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;
  element.title = isCut ? (element.textContent ?? "") : "";
}
