import { useEffect, useEffectEvent } from "react";

/** Calls `onEvent` for each event of a source outside of React. Pass a `subscribe` that stays the same. */
export function useSubscription<Value = void>(
  subscribe: (listener: (value: Value) => void) => () => void,
  onEvent: (value: Value) => void,
): void {
  const listener = useEffectEvent(onEvent);
  useEffect(() => subscribe((value) => listener(value)), [subscribe]);
}
