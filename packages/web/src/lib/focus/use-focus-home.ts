import { useLayoutEffect } from "react";
import { focusWhenFree } from "./focus-when-free.ts";

/**
 * A dialog that an address opened has nobody to give the focus back to: the keyboard goes on in the content. Asked in a
 * layout effect, before the dialog takes the focus.
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
