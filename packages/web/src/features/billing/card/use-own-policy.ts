import type { Subscription } from "@linkedpotential/contract/billing/schema";
import { useEffect } from "react";
import { paths } from "../../../lib/navigation/paths.ts";

/** Whether this document was loaded as the checkout: only then its policy lets Stripe's script in. */
function isLoadedAsCheckout(): boolean {
  const [loaded] = performance.getEntriesByType("navigation");
  return loaded !== undefined && new URL(loaded.name).pathname.startsWith(paths.checkout);
}

/** Loads the page anew where the router led here, e.g. after signing in. */
export function useOwnPolicy(provider: Subscription["checkout"]["provider"]): boolean {
  const isReady = provider === "local" || isLoadedAsCheckout();
  useEffect(() => {
    if (!isReady) location.reload();
  }, [isReady]);
  return isReady;
}
