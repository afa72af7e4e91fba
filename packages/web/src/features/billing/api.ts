import type { BillingAddress, Subscription } from "@linkedpotential/contract/billing/schema";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useAction } from "../../lib/action/use-action.ts";
import { apiPagesQuery, apiQuery, fetchFresh, revisitStaleTime } from "../../lib/api/query-client.ts";

/** Always stale, because the subscription also changes over time and through the payment provider. */
export const subscriptionQuery = { ...apiQuery("billing/get-subscription"), staleTime: 0 };
export const useSubscription = () => useSuspenseQuery(subscriptionQuery).data;

export const invoicesQuery = { ...apiPagesQuery("billing/list-invoices"), staleTime: revisitStaleTime };

export const useCancelSubscription = (onDone: () => void) =>
  useAction("billing/cancel-subscription", () => ({}), { onDone });

/** Saves the billing address. Reads it again before saving and lets `merge` keep what was changed elsewhere. */
export function useSetBillingAddress(merge: (address: BillingAddress, fresh: Subscription) => BillingAddress) {
  const call = async (address: BillingAddress) => ({
    body: merge(address, await fetchFresh("billing/get-subscription")),
  });
  return useAction("billing/set-billing-address", call, {
    isForm: true,
    toasts: { area: "billing", done: ({ address }) => ({ title: address.saved, description: address.savedText }) },
  });
}

export const useReactivate = () =>
  useAction("billing/reactivate", () => ({}), {
    toasts: {
      area: "billing",
      done: ({ reactivate }) => ({ title: reactivate.done, description: reactivate.doneText }),
      failed: ({ reactivate }) => reactivate.failed,
    },
  });
