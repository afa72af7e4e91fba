import { rememberPreLanding } from "./pre-landing-visit.ts";

/** From the press to the next page, in ms, so that the press is seen (PRE-03, PRE-04, CONST-14). */
const delay = 300;

/**
 * Makes the two choices of the pre-landing page show that they were pressed before `go` leads on. Works on the built page
 * and on the app's alike: they have the same markup. Answers the function that stops it.
 */
export function listenForChoice(go: (path: string) => void): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-choice]") : null;
    const wantsOtherTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (!link || wantsOtherTab) return;
    event.preventDefault();
    if (document.querySelector("a[data-chosen]")) return;
    link.dataset.chosen = "true";
    rememberPreLanding();
    setTimeout(() => go(link.pathname), delay);
  };
  // Back from the next page, the browser may show this one as it was left.
  const onShow = () => {
    for (const link of document.querySelectorAll<HTMLElement>("a[data-chosen]")) delete link.dataset.chosen;
  };
  document.addEventListener("click", onClick);
  addEventListener("pageshow", onShow);
  return () => {
    document.removeEventListener("click", onClick);
    removeEventListener("pageshow", onShow);
  };
}
