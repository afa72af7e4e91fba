import { useCallback, useSyncExternalStore } from "react";

/** Whether a media query holds. Prefer CSS; this is for what must not be in the document twice (table or cards). */
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

/** Tablets and wider: the width from which the side navigation and tables are shown. */
export const useIsWide = (): boolean => useMediaQuery("(width >= 48rem)");

export const useHasRoom = (): boolean => useMediaQuery("(width >= 64rem)");
