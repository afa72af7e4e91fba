import { useCallback, useEffect, useRef } from "react";

/** Returns `setTimeout` with one timer: starting it again, or unmounting the component, cancels the earlier one. */
export function useTimer(): (work: () => void, ms: number) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback((work, ms) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(work, ms);
  }, []);
}
