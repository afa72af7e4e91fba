import { rememberPreLanding } from "./pre-landing-visit.ts";

/** From the press to the next page, in ms, so that the press is seen. */
const delay = 300;

/** Shows the press before `go` leads on, on the built page and the app's alike. Answers the function that stops it. */
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
