import { useCallback, useState } from "react";
import { useTimer } from "../use-timer.ts";

const confirmedMs = 2000;

/** Returns the value of the last completed action for two seconds, while a check mark replaces its icon. */
export function useConfirmed<Value>(): [Value | null, (value: Value) => void] {
  const [confirmed, setConfirmed] = useState<Value | null>(null);
  const startTimer = useTimer();
  const confirm = useCallback(
    (value: Value) => {
      setConfirmed(value);
      startTimer(() => setConfirmed(null), confirmedMs);
    },
    [startTimer],
  );
  return [confirmed, confirm];
}
