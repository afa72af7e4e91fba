import { useEffect, useState } from "react";

const userEvents = ["pointerdown", "pointermove", "keydown", "wheel", "touchmove", "focus"];

/** Returns whether the person used this tab in the last `withinMs` milliseconds. Mounting counts as use. */
export function useIsUsed(withinMs: number): boolean {
  const [isUsed, setUsed] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const used = () => {
      clearTimeout(timer);
      timer = setTimeout(setUsed, withinMs, false);
      setUsed(true);
    };
    used();
    for (const type of userEvents) addEventListener(type, used, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const type of userEvents) removeEventListener(type, used, { capture: true });
    };
  }, [withinMs]);
  return isUsed;
}
