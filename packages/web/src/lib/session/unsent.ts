import { useEffect } from "react";

const unsent = new Set<object>();

/** Returns whether this tab shows text that nobody has sent yet. */
export const hasUnsentText = (): boolean => unsent.size > 0;

/** Registers a field with unsent text, so that signing out in another tab does not discard it. */
export function useUnsentText(isUnsent: boolean): void {
  useEffect(() => {
    if (!isUnsent) return;
    const field = {};
    unsent.add(field);
    return () => void unsent.delete(field);
  }, [isUnsent]);
}
