import { useLayoutEffect } from "react";

/** Time in ms within which a second press belongs to a double click. */
const doubleClickTime = 500;

/**
 * Covers the place of the last press for a moment when `isShown` ends: a modal closes, or other controls replace a
 * button. Otherwise the second press of a double click would hit what appears there, such as a link of the bottom bar.
 */
export function usePressCover(isShown: boolean): void {
  useLayoutEffect(() => {
    if (!isShown) return;
    let press: PointerEvent | undefined;
    const remember = (event: PointerEvent) => {
      press = event;
    };
    addEventListener("pointerdown", remember, true);
    return () => {
      removeEventListener("pointerdown", remember, true);
      if (press) coverPlaceOf(press);
    };
  }, [isShown]);
}

function coverPlaceOf({ clientX, clientY, timeStamp }: PointerEvent): void {
  const timeLeft = timeStamp + doubleClickTime - performance.now();
  if (timeLeft <= 0) return;
  const cover = document.createElement("div");
  cover.className = "fixed z-50 size-8 -translate-1/2";
  cover.style.left = `${clientX}px`;
  cover.style.top = `${clientY}px`;
  // Keep a cover outside a modal that is still open from becoming inert.
  cover.dataset.reactAriaTopLayer = "true";
  const ignore = (event: Event) => {
    if (event.target !== cover) return;
    event.stopPropagation();
    // The default action of this event would remove the focus.
    if (event.type === "mousedown") event.preventDefault();
  };
  const ignored = ["pointerdown", "mousedown"] as const;
  for (const type of ignored) addEventListener(type, ignore, true);
  document.body.append(cover);
  setTimeout(() => {
    cover.remove();
    for (const type of ignored) removeEventListener(type, ignore, true);
  }, timeLeft);
}
