/** Overlays that keep the focus until they have closed. */
const above = "[role=menu], [role=listbox], [role=dialog], [role=alertdialog]";

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
    if (activeElement === document.body) element.focus(options);
    // While a modal is open the page is inert and takes no focus.
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
