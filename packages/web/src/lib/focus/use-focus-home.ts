import { useLayoutEffect } from "react";
import { focusWhenFree } from "./focus-when-free.ts";

/**
 * Moves the focus to the page content when a dialog is opened by its address. There is no trigger to return the focus
 * to. Runs in a layout effect, before the dialog takes the focus.
 */
export function useFocusHome(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen || document.activeElement !== document.body) return;
    return () => {
      const content = document.querySelector("main");
      if (content) focusWhenFree(content, { preventScroll: true });
    };
  }, [isOpen]);
}
