import { useEffect, useState } from "react";
import type { OpenLead } from "./use-lead-address.ts";

/**
 * The lead in the dialog. The back button would close the dialog with everything that was typed: with unsaved input
 * it stays, and the address follows.
 */
export function useHeldLead(inAddress: OpenLead, isDirty: boolean, reopen: (lead: number | "new") => void): OpenLead {
  const [held, setHeld] = useState(inAddress);
  const isLeaving = isDirty && inAddress === null && held !== null;
  if (inAddress !== held && !isLeaving) setHeld(inAddress);
  useEffect(() => {
    if (isLeaving) reopen(held);
  }, [isLeaving, held, reopen]);
  return isLeaving ? held : inAddress;
}
