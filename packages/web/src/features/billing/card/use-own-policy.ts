import type { Subscription } from "@linkedpotential/contract/billing/schema";
import { useEffect } from "react";
import { paths } from "../../../lib/navigation/paths.ts";

/**
 * Whether this document was loaded at the checkout's address. Only then its content security policy allows Stripe's
 * script.
 */
function isLoadedAsCheckout(): boolean {
  const [loaded] = performance.getEntriesByType("navigation");
  return loaded !== undefined && new URL(loaded.name).pathname.startsWith(paths.checkout);
}

/** Reloads the page if it was reached by client-side navigation, for example after signing in. */
export function useOwnPolicy(provider: Subscription["checkout"]["provider"]): boolean {
  const isReady = provider === "local" || isLoadedAsCheckout();
  useEffect(() => {
    if (!isReady) location.reload();
  }, [isReady]);
  return isReady;
}
