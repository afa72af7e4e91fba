import type { Subscription } from "@linkedpotential/contract/billing/schema";
import { paths } from "../../../lib/navigation/paths.ts";
import { useOnce } from "../../../lib/use-once.ts";

/**
 * Returns whether this document was loaded at the checkout's address. Only the content security policy of that address
 * allows Stripe.
 */
function isLoadedAsCheckout(): boolean {
  const [loaded] = performance.getEntriesByType("navigation");
  return loaded !== undefined && new URL(loaded.name).pathname.startsWith(paths.checkout);
}

/**
 * Returns whether Stripe's script may load. If not, reloads the page, because it was reached by client-side navigation,
 * for example after signing in.
 */
export function useStripePolicy(provider: Subscription["checkout"]["provider"]): boolean {
  const isReady = provider === "local" || isLoadedAsCheckout();
  useOnce(() => location.reload(), !isReady);
  return isReady;
}
