import { useState } from "react";

export interface ProfileDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Returns how often a dialog was opened. As `key` it resets the state at each opening, but not while closing. */
export function useOpenCount(isOpen: boolean): number {
  const [seen, setSeen] = useState({ isOpen, count: 0 });
  if (seen.isOpen !== isOpen) setSeen({ isOpen, count: seen.count + (isOpen ? 1 : 0) });
  return seen.count;
}
