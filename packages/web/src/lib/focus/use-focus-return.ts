import { useLayoutEffect } from "react";
import { focusAfterOverlay } from "./focus.ts";

/**
 * Returns the focus when a dialog closes: to the element that had it before, or to the page content if the dialog was
 * opened by the address of the page. React Aria returns the focus too, but too early when a navigation closes the
 * dialog, because the page is then still inert. Runs in a layout effect, before the dialog takes the focus.
 */
export function useFocusReturn(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const { activeElement } = document;
    const opener = activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : undefined;
    return () => void focusAfterOverlay(opener ?? document.querySelector("main"), { preventScroll: true });
  }, [isOpen]);
}
