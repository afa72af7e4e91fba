import { useCallback, useState, useSyncExternalStore } from "react";

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

/**
 * Returns whether the screen has at least a width. Printing keeps the answer, because the narrow paper would remount the
 * content and close its dialogs.
 */
function useScreenWidth(query: string): boolean {
  const isPrinting = useMediaQuery("print");
  const isWide = useMediaQuery(query);
  const [shown, setShown] = useState(isWide);
  if (!isPrinting && shown !== isWide) setShown(isWide);
  return isPrinting ? shown : isWide;
}

/** Returns whether the screen is at least as wide as a tablet. The side navigation and tables are shown only then. */
export const useIsWide = (): boolean => useScreenWidth("(width >= 48rem)");

export const useHasRoom = (): boolean => useScreenWidth("(width >= 64rem)");
