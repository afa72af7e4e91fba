import { rememberPreLanding } from "./pre-landing-visit.ts";

/** Time in milliseconds between the press and the next page, so that the pressed state is visible. */
const delay = 300;

/**
 * Listens for presses on the roles, in the prerendered page and the app. Shows the pressed state before `go` opens the
 * next page. Returns a function that stops listening.
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
  // Remove the pressed state, which the browser may restore with the page when the person goes back.
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
