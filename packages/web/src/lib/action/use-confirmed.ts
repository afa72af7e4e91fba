import { useCallback, useState } from "react";
import { useTimer } from "../use-timer.ts";

const confirmedMs = 2000;

/**
 * Returns the value of the last completed action and a function to set it. The value turns null after two seconds,
 * during which a check mark replaces the icon of the action.
 */
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
