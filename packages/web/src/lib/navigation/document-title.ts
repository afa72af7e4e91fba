import { useEffect } from "react";

/** Sets the title of the browser tab. It starts with the number of unread items, if there are any. */
export function useDocumentTitle(title: string, unread = 0): void {
  useEffect(() => {
    const count = unread > 0 ? `(${unread}) ` : "";
    document.title = count + (title ? `${title} · LinkedPotential` : "LinkedPotential");
  }, [title, unread]);
}
