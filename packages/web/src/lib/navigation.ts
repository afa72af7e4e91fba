import { useSyncExternalStore } from "react";

/**
 * Goes to another address of the app, from anywhere: outside of components, and on the landing pages, which do without
 * the router to stay small. The router hears it as it hears the back button.
 */
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

/** The path, without search and hash. */
export const usePathname = (): string => useSyncExternalStore(listen, () => location.pathname);
