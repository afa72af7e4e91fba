import { above, letGo } from "./use-inert-page.ts";

/** What a person begins the next thing with. */
const goingOn = ["pointerdown", "keydown"] as const;

/** Once the menu or question that led there is gone, unless the focus or person went elsewhere. Returns what stops it. */
export function focusWhenFree(element: HTMLElement, options?: FocusOptions): () => void {
  let frame = 0;
  for (const type of goingOn) document.addEventListener(type, stop, true);
  // At once where nothing is in the way: a dialog whose focused part is gone would take the focus to its head.
  follow();
  function follow() {
    const { activeElement } = document;
    if (activeElement === document.body) {
      letGo(element);
      element.focus(options);
    }
    // Inert as long as a modal has the page, it does not take the focus.
    const isWaiting = activeElement?.closest(above) || element.closest("[inert]");
    if (isWaiting && element.isConnected) frame = requestAnimationFrame(follow);
    else stop();
  }
  function stop() {
    cancelAnimationFrame(frame);
    for (const type of goingOn) document.removeEventListener(type, stop, true);
  }
  return stop;
}
