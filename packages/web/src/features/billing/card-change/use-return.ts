import { useEffect, useRef, useState } from "react";
import { paths } from "../../../lib/navigation/paths.ts";

/** Handles the return from a bank's page through Stripe: saves the card if that is still to be done. */
export function useReturn(keep: (setupIntentId: string) => Promise<void>): string | null {
  const [{ status, setupIntentId }] = useState(() => {
    const given = new URLSearchParams(location.search);
    return { status: given.get("redirect_status"), setupIntentId: given.get("setup_intent") };
  });
  const isTaken = useRef(false);
  useEffect(() => {
    if (isTaken.current || status !== "succeeded" || !setupIntentId) return;
    isTaken.current = true;
    // Without the parameters, a later reload does not save this card again.
    history.replaceState(history.state, "", paths.changeCard);
    void keep(setupIntentId);
  }, [status, setupIntentId, keep]);
  return status;
}
