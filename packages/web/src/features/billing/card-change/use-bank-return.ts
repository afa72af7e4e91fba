import { useState } from "react";
import { paths } from "../../../lib/navigation/paths.ts";
import { useOnce } from "../../../lib/use-once.ts";

/**
 * Saves the card after the return from the bank's page, if the bank has approved it. Returns Stripe's
 * `redirect_status`, or null if the page was opened in another way.
 */
export function useBankReturn(save: (setupIntentId: string) => Promise<void>): string | null {
  const [{ status, setupIntentId }] = useState(() => {
    const parameters = new URLSearchParams(location.search);
    return { status: parameters.get("redirect_status"), setupIntentId: parameters.get("setup_intent") };
  });
  useOnce(() => {
    if (status !== "succeeded" || !setupIntentId) return;
    // Remove the parameters, so that a reload does not save the card again.
    history.replaceState(history.state, "", paths.changeCard);
    void save(setupIntentId);
  });
  return status;
}
