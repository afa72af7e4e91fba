import type { BillingAddress } from "@linkedpotential/contract/billing/schema";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useAction } from "../../lib/action/use-action.ts";
import { apiPagesQuery, apiQuery, revisitStaleTime } from "../../lib/api/query-client.ts";

/** Always stale, because the subscription also changes over time and through the payment provider. */
export const subscriptionQuery = { ...apiQuery("billing/get-subscription"), staleTime: 0 };
export const useSubscription = () => useSuspenseQuery(subscriptionQuery).data;

export const invoicesQuery = { ...apiPagesQuery("billing/list-invoices"), staleTime: revisitStaleTime };

export const useCancelSubscription = (onDone: () => void) =>
  useAction("billing/cancel-subscription", () => ({}), { onDone });

export const useSetBillingAddress = () =>
  useAction("billing/set-billing-address", (body: BillingAddress) => ({ body }), {
    isForm: true,
    toasts: { area: "billing", done: ({ address }) => ({ title: address.saved, description: address.savedText }) },
  });

export const useReactivate = () =>
  useAction("billing/reactivate", () => ({}), {
    toasts: {
      area: "billing",
      done: ({ reactivate }) => ({ title: reactivate.done, description: reactivate.doneText }),
      failed: ({ reactivate }) => reactivate.failed,
    },
  });
