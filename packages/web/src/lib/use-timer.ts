import { useCallback, useEffect, useRef } from "react";

/**
 * Returns a function like `setTimeout` that has one timer. A new start cancels the earlier timer, and so does
 * unmounting the component.
 */
export function useTimer(): (work: () => void, ms: number) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback((work, ms) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(work, ms);
  }, []);
}
