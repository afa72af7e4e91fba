import { useEffect, useState } from "react";

const signs = ["pointerdown", "pointermove", "keydown", "wheel", "touchmove", "focus"];

/** Whether somebody has touched this tab within so many milliseconds; at first it counts as touched. */
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
    for (const sign of signs) addEventListener(sign, used, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) removeEventListener(sign, used, { capture: true });
    };
  }, [withinMs]);
  return isUsed;
}
