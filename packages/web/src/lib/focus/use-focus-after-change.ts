import { type RefObject, useLayoutEffect, useRef } from "react";
import { focusAfterOverlay } from "./focus.ts";

/**
 * Focuses `target` when `count` decreases, because the removed item may have contained the focused button. `target`
 * needs `tabIndex={-1}`.
 */
export function useFocusAfterRemoval(target: RefObject<HTMLElement | null>, count: number): void {
  useFocusOn(target, count, (before) => count < before);
}

/** Focuses `target` when a change of `state` removes the focused button, for example because "undo" replaces "do". */
export function useFocusAfterChange(target: RefObject<HTMLElement | null>, state: string | boolean | null): void {
  useFocusOn(target, state, (before) => state !== before);
}

function useFocusOn<State>(target: RefObject<HTMLElement | null>, state: State, isDue: (before: State) => boolean) {
  const before = useRef(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `isDue` compares `state`
  useLayoutEffect(() => {
    const hasLostButton = isDue(before.current);
    before.current = state;
    return hasLostButton ? focusAfterOverlay(target.current, { preventScroll: true }) : undefined;
  }, [state, target]);
}
