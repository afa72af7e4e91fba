import { useState } from "react";

/**
 * Counts how often a dialog was opened. Use it as `key` for fresh state per opening; a closing dialog keeps its key
 * during the animation.
 */
export function useOpening(isOpen: boolean): number {
  const [seen, setSeen] = useState({ isOpen, count: 0 });
  if (seen.isOpen !== isOpen) setSeen({ isOpen, count: seen.count + (isOpen ? 1 : 0) });
  return seen.count;
}
