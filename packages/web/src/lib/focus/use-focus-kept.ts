import { type RefObject, useLayoutEffect, useRef } from "react";
import { focusWhenFree } from "./focus-when-free.ts";

/** Where an item goes away with the button that was pressed on it, the keyboard goes on from `place` (`tabIndex={-1}`). */
export function useFocusKept(place: RefObject<HTMLElement | null>, count: number): void {
  useFocusAfter(place, count, false);
}

/** Where a button gives way to another once what it does is done or undone, the keyboard goes on from that one. */
export function useFocusHandedOn(next: RefObject<HTMLElement | null>, isDone: boolean): void {
  useFocusAfter(next, Number(isDone), true);
}

function useFocusAfter(place: RefObject<HTMLElement | null>, count: number, isAfterMoreToo: boolean): void {
  const before = useRef(count);
  useLayoutEffect(() => {
    const isDue = count < before.current || (isAfterMoreToo && count > before.current);
    before.current = count;
    return isDue && place.current ? focusWhenFree(place.current, { preventScroll: true }) : undefined;
  }, [count, place, isAfterMoreToo]);
}
