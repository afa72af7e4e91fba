import { useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** Debounce time in milliseconds, because browsers limit how often a page may change its address. */
const pauseMs = 300;

/**
 * Returns the current text of a search field and a function to change it. The text is saved after a pause in typing.
 * The back button restores the saved text.
 */
export function useTypedText(saved: string, save: (text: string) => void): [string, (text: string) => void] {
  const [typed, setTyped] = useState(saved);
  const { key } = useLocation();
  const isBackOrForward = useNavigationType() === "POP";
  const [lastKey, setLastKey] = useState(key);
  if (key !== lastKey) {
    setLastKey(key);
    if (isBackOrForward) setTyped(saved);
  }
  useEffect(() => {
    if (typed === saved) return;
    const timer = setTimeout(() => save(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, saved, save]);
  return [typed, setTyped];
}
