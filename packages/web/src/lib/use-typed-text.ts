import { useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** Debounce time in milliseconds. Browsers limit how often a page may change its address. */
const pauseMs = 300;

export function useTypedText(kept: string, keep: (text: string) => void): [string, (text: string) => void] {
  const [typed, setTyped] = useState(kept);
  const { key } = useLocation();
  const isWayBack = useNavigationType() === "POP";
  const [seen, setSeen] = useState(key);
  if (key !== seen) {
    setSeen(key);
    if (isWayBack) setTyped(kept);
  }
  useEffect(() => {
    if (typed === kept) return;
    const timer = setTimeout(() => keep(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, kept, keep]);
  return [typed, setTyped];
}
