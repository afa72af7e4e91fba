import { useCallback, useState } from "react";
import { useIsWide } from "../../../lib/use-media-query.ts";

/** Steps in px in which the width changes, so that the list does not rerender for each pixel. */
const step = 20;

/**
 * Returns the width in px that an element has, and the ref callback that measures it. The width is that of the page's
 * content until the element is in the document, and zero where nothing is laid out.
 */
export function useListWidth(): [number, (element: HTMLElement | null) => (() => void) | undefined] {
  const [width, setWidth] = useState(() => rounded(document.querySelector("main")?.clientWidth ?? 0));
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(rounded(element.clientWidth)));
    observer.observe(element);
    setWidth(rounded(element.clientWidth));
    return () => observer.disconnect();
  }, []);
  return [width, measure];
}

const rounded = (width: number): number => Math.floor(width / step) * step;

/** Width in px below which cards replace the table, such as beside an open lead on a small screen. */
const tableWidthMin = 440;

/** Returns whether a list of this width in px shows a table and all its tools, and not cards as on a phone. */
export const useHasRoomForTable = (width: number): boolean => useIsWide() && (width === 0 || width >= tableWidthMin);
