/** Ref callback. Focuses the element when it appears, so that screen readers announce it. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();

/** Selector of overlays, which keep the focus until they have closed. */
const overlays = "[role=menu], [role=listbox], [role=dialog], [role=alertdialog]";
const userEvents = ["pointerdown", "keydown"] as const;
/** Milliseconds after which the wait for an overlay is given up: it is then open for another reason. */
const maxWaitMs = 10_000;

/**
 * Focuses the element once the menu or dialog in front of it has closed, unless the person presses or types first.
 * Returns a function that cancels the wait, so that it can also serve as a ref callback.
 */
export function focusAfterOverlay(element: HTMLElement | null, options?: FocusOptions): () => void {
  let frame = 0;
  const giveUpAt = performance.now() + maxWaitMs;
  for (const type of userEvents) document.addEventListener(type, stop, true);
  // Try at once: a dialog that loses its focused part would otherwise move the focus to its header.
  attempt();
  function attempt() {
    const { activeElement } = document;
    if (activeElement === document.body) element?.focus(options);
    // The page is inert while a modal is open, so the element cannot take the focus yet.
    const isWaiting = activeElement?.closest(overlays) || element?.closest("[inert]");
    const isInTime = performance.now() < giveUpAt;
    if (isWaiting && element?.isConnected && isInTime) frame = requestAnimationFrame(attempt);
    else stop();
  }
  function stop() {
    cancelAnimationFrame(frame);
    for (const type of userEvents) document.removeEventListener(type, stop, true);
  }
  return stop;
}
