import { useEffect, useRef, useState } from "react";
import { paths } from "../../../lib/navigation/paths.ts";

/** Where a bank wanted a page of its own, Stripe leads back with how it went: what is missing is done at once. */
export function useReturn(keep: (setupIntentId: string) => Promise<void>): string | null {
  const [{ status, setupIntentId }] = useState(() => {
    const given = new URLSearchParams(location.search);
    return { status: given.get("redirect_status"), setupIntentId: given.get("setup_intent") };
  });
  const isTaken = useRef(false);
  useEffect(() => {
    if (isTaken.current || status !== "succeeded" || !setupIntentId) return;
    isTaken.current = true;
    // Loaded again later, the page must not bring this card back.
    history.replaceState(history.state, "", paths.changeCard);
    void keep(setupIntentId);
  }, [status, setupIntentId, keep]);
  return status;
}
