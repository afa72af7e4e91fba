import { type RefObject, useLayoutEffect, useRef } from "react";
import { focusWhenFree } from "./focus-when-free.ts";

/**
 * Keeps the keyboard position when an item disappears together with its focused button: focuses `place`
 * (`tabIndex={-1}`).
 */
export function useFocusKept(place: RefObject<HTMLElement | null>, count: number): void {
  useFocusAfter(place, count, false);
}

/** Moves the focus to `next` when a button is replaced by its counterpart, for example "do" by "undo". */
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
