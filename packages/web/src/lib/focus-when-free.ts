import { above, letGo } from "./use-inert-page.ts";

/** Once the menu or question that led there is gone, unless the focus went elsewhere. Returns what stops it. */
export function focusWhenFree(element: HTMLElement, options?: FocusOptions): () => void {
  let frame = requestAnimationFrame(follow);
  function follow() {
    const { activeElement } = document;
    if (activeElement === document.body) {
      letGo(element);
      element.focus(options);
    }
    // Inert as long as a modal has the page, it does not take the focus.
    const isWaiting = activeElement?.closest(above) || element.closest("[inert]");
    if (isWaiting && element.isConnected) frame = requestAnimationFrame(follow);
  }
  return () => cancelAnimationFrame(frame);
}
