import { useEffect, useRef } from "react";

/** Enters the day of a date once, after the first render, when `isDue` is set. */
export function useEntryOnArrival(isDue: boolean, date: string, enter: (date: string) => void): void {
  const isOpen = useRef(isDue);
  useEffect(() => {
    if (!isOpen.current) return;
    isOpen.current = false;
    enter(date);
  }, [date, enter]);
}
