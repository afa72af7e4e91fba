/** Returns the prerendered page (`build/prerender.ts`), which is shown until the app has rendered the same page. */
const builtPage = () => document.getElementById("prerendered");

export const isBuiltPageShown = (): boolean => builtPage() !== null;

/** Replaces the prerendered page with the page of the app in one frame. The focus stays on the same button. */
export function takeOverPage(): void {
  const built = builtPage();
  if (!built) return;
  const place = document.activeElement?.getAttribute("data-place");
  built.remove();
  document.getElementById("root")?.removeAttribute("hidden");
  if (place) document.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`)?.focus({ preventScroll: true });
}
