import { useSyncExternalStore } from "react";

/** Works outside of components too, and on the landing pages, which do without the router to stay small. */
export function navigateTo(path: string, { replace = false } = {}): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  announceNavigation();
}

/** Lets everyone read the address anew, after the router changed it without telling. */
export function announceNavigation(): void {
  dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
}

function listen(listener: () => void): () => void {
  addEventListener("popstate", listener);
  return () => removeEventListener("popstate", listener);
}

export const usePathname = (): string => useSyncExternalStore(listen, () => location.pathname);
