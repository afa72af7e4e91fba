import { useEffect } from "react";

/** Sets the document's title to `Leads · LinkedPotential`. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · LinkedPotential` : "LinkedPotential";
  }, [title]);
}
