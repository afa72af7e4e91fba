const durationMs = 160;

/** Slides an element out. Resolves at its end, and at once when the person prefers reduced motion. */
export async function slideOut(element: HTMLElement | null): Promise<void> {
  if (!element?.animate || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  element.style.overflow = "clip";
  const height = `${element.offsetHeight}px`;
  const frames = [
    { height, opacity: 1 },
    { height: "0px", opacity: 0, transform: "translateX(1rem)" },
  ];
  // The animation is canceled when the element is removed before it ends.
  await element.animate(frames, { duration: durationMs, easing: "ease-in" }).finished.catch(() => undefined);
}
