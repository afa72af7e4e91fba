import { useEffect, useEffectEvent, useRef } from "react";

/** Runs work once, as soon as `isDue`. Strict mode runs effects twice, but a mailed token can be used only once. */
export function useOnce(work: () => unknown, isDue = true): void {
  const isDone = useRef(false);
  const run = useEffectEvent(work);
  useEffect(() => {
    if (isDone.current || !isDue) return;
    isDone.current = true;
    run();
  }, [isDue]);
}
