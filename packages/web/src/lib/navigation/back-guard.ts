import { useEffect, useRef } from "react";

/** Whoever has input to lose, the innermost last: it is the one to ask. */
const guards: (() => void)[] = [];
/** Where the browser is meant to be while the question stands. */
let here: { url: string; state: unknown } | undefined;

/** Lets dialogs ask before the browser goes back. Once, on start: listeners on the window run in their order. */
export const guardBackButton = (): void => addEventListener("popstate", holdBack);

/** The browser has already gone back: the address is put back. Events of our own navigation are not trusted, and let through. */
function holdBack(event: PopStateEvent): void {
  const ask = guards.at(-1);
  if (!event.isTrusted || !ask || !here) return;
  event.stopImmediatePropagation();
  history.pushState(here.state, "", here.url);
  ask();
}

/** While active, the back button asks instead of leaving. The answer to "leave" is the function that goes back. */
export function useBackGuard(isActive: boolean, ask: () => void): () => void {
  const latest = useRef(ask);
  const release = useRef<() => void>(undefined);
  useEffect(() => {
    latest.current = ask;
  }, [ask]);
  useEffect(() => {
    if (!isActive) return;
    const guard = () => latest.current();
    guards.push(guard);
    here = { url: location.href, state: history.state };
    release.current = () => {
      const place = guards.indexOf(guard);
      if (place >= 0) guards.splice(place, 1);
    };
    return release.current;
  }, [isActive]);
  return () => {
    // Not left to the effect: the screen may close later than the browser goes.
    release.current?.();
    history.back();
  };
}
