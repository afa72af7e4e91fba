/** The page as it was built, shown until the app has drawn the same one (`build/prerender.ts`). */
const builtPage = () => document.getElementById("prerendered");

export const isBuiltPageShown = (): boolean => builtPage() !== null;

/** Shows the app's own page in place of the built one, in the same frame; the focus stays where it was. */
export function takeOverPage(): void {
  const built = builtPage();
  if (!built) return;
  const place = document.activeElement?.getAttribute("data-place");
  built.remove();
  document.getElementById("root")?.removeAttribute("hidden");
  if (place) document.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`)?.focus({ preventScroll: true });
}
