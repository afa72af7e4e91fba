import { useState } from "react";

/** Counts the openings of a dialog. As `key` it gives each a fresh state; a closing one may still leave the screen. */
export function useOpening(isOpen: boolean): number {
  const [seen, setSeen] = useState({ isOpen, count: 0 });
  if (seen.isOpen !== isOpen) setSeen({ isOpen, count: seen.count + (isOpen ? 1 : 0) });
  return seen.count;
}
