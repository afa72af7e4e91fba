/** Overlays that keep the focus until they have closed. */
const above = "[role=menu], [role=listbox], [role=dialog], [role=alertdialog]";

/** The events with which a person starts the next interaction. */
const goingOn = ["pointerdown", "keydown"] as const;

/**
 * Focuses the element once the menu or dialog in front of it has closed, unless the person has moved on. Returns a
 * function that cancels the wait.
 */
export function focusWhenFree(element: HTMLElement, options?: FocusOptions): () => void {
  let frame = 0;
  for (const type of goingOn) document.addEventListener(type, stop, true);
  // Try at once: a dialog that loses its focused part would otherwise move the focus to its header.
  follow();
  function follow() {
    const { activeElement } = document;
    if (activeElement === document.body) element.focus(options);
    // The page is inert while a modal is open, so the element cannot take the focus yet.
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
