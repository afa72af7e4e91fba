import { useLayoutEffect } from "react";
import { focusAfterOverlay } from "./focus.ts";

/**
 * Returns the focus when a dialog closes: to the element that had it before, to the button of the menu in which it was,
 * or to the page content if that element is gone or the address of the page opened the dialog. React Aria returns the focus too, but too
 * early when a navigation closes the dialog, because the page is then still inert. Runs in a layout effect, before the
 * dialog takes the focus.
 */
export function useFocusReturn(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const opener = openerOf(document.activeElement);
    return () => {
      const target = opener?.isConnected ? opener : document.querySelector("main");
      focusAfterOverlay(target, { preventScroll: true });
    };
  }, [isOpen]);
}

function openerOf(focused: Element | null): HTMLElement | null {
  const menu = focused?.closest("[role=menu]");
  // A menu is named by its button. Its entries are gone when the dialog closes.
  if (menu) return document.getElementById(menu.getAttribute("aria-labelledby") ?? "");
  return focused instanceof HTMLElement && focused !== document.body ? focused : null;
}
