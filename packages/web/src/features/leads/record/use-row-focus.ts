import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Focuses the panel when it opens, and when it closes the row of the lead that it showed last. A panel that was opened
 * by the address of the page does not take the focus.
 */
export function useRowFocus(panel: RefObject<HTMLElement | null>, leadId: number): void {
  const lastId = useRef(leadId);
  useLayoutEffect(() => {
    lastId.current = leadId;
  }, [leadId]);
  useLayoutEffect(() => {
    const element = panel.current;
    const opener = document.activeElement;
    if (opener !== document.body) element?.focus({ preventScroll: true });
    return () => {
      // The person may have moved on to the list or another control: leave the focus there.
      if (!element?.contains(document.activeElement)) return;
      const row = document.querySelector<HTMLElement>(`[data-lead="${lastId.current}"] button`);
      const target = row ?? (opener?.isConnected ? opener : document.querySelector("main"));
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    };
  }, [panel]);
}
