import { Children, type ReactNode, startTransition, useEffect, useState } from "react";

/** Heavy parts, drawn one after another once the rest is there, so that the browser answers in between. */
export function InTurn({ children }: { children: ReactNode }) {
  const parts = Children.toArray(children);
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (shown < parts.length) startTransition(() => setShown(shown + 1));
  }, [shown, parts.length]);
  return parts.slice(0, shown);
}
