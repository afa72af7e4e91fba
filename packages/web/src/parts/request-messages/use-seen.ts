import { useCallback, useEffectEvent } from "react";

/** Returns a ref callback that calls `onSeen` when its element is in view while the tab is visible. */
export function useSeen(onSeen: () => void) {
  const report = useEffectEvent(onSeen);
  return useCallback((element: HTMLElement | null) => {
    if (!element) return;
    let isInView = false;
    const check = () => {
      if (isInView && document.visibilityState === "visible") report();
    };
    const observer = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)?.isIntersecting ?? false;
      check();
    });
    observer.observe(element);
    document.addEventListener("visibilitychange", check);
    return () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", check);
    };
  }, []);
}
