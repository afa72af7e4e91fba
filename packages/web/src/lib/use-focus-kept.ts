import { type RefObject, useEffect, useRef } from "react";
import { focusWhenFree } from "./focus-when-free.ts";

/** Where an item goes away with the button that was pressed on it, the keyboard goes on from `place` (`tabIndex={-1}`). */
export function useFocusKept(place: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    return isFewer && place.current ? focusWhenFree(place.current, { preventScroll: true }) : undefined;
  }, [count, place]);
}
