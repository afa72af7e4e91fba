import { useState } from "react";

export interface ProfileDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * Returns how often a dialog was opened. Used as `key`, this number resets the dialog's state at each opening, but not
 * while it closes.
 */
export function useOpenCount(isOpen: boolean): number {
  const [seen, setSeen] = useState({ isOpen, count: 0 });
  if (seen.isOpen !== isOpen) setSeen({ isOpen, count: seen.count + (isOpen ? 1 : 0) });
  return seen.count;
}
