import { useCallback, useEffect, useRef, useState } from "react";

const confirmedMs = 2000;

/** What was just done, for as long as a check in place of its icon says so. */
export function useConfirmed<Value>(): [Value | null, (value: Value) => void] {
  const [confirmed, setConfirmed] = useState<Value | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const confirm = useCallback((value: Value) => {
    setConfirmed(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(setConfirmed, confirmedMs, null);
  }, []);
  return [confirmed, confirm];
}
