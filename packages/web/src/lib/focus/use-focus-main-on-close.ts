import { useLayoutEffect } from "react";
import { focusAfterOverlay } from "./focus.ts";

/**
 * Focuses the page content when a dialog closes that was opened by the address of the page. Such a dialog has no
 * trigger to return the focus to. Runs in a layout effect, before the dialog takes the focus.
 */
export function useFocusMainOnClose(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen || document.activeElement !== document.body) return;
    return () => void focusAfterOverlay(document.querySelector("main"), { preventScroll: true });
  }, [isOpen]);
}
