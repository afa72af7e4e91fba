import { useCallback, useSyncExternalStore } from "react";

/**
 * Returns whether a media query matches. Prefer CSS; use this where only one of two variants may be in the document
 * (table or cards).
 */
function useMediaQuery(query: string): boolean {
  const listen = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(listen, () => matchMedia(query).matches);
}

/** Returns whether the screen is at least as wide as a tablet. The side navigation and tables are shown only then. */
export const useIsWide = (): boolean => useMediaQuery("(width >= 48rem)");

export const useHasRoom = (): boolean => useMediaQuery("(width >= 64rem)");
