import type { BillingAddress } from "@linkedpotential/contract/billing/schema";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { apiPagesQuery, apiQuery } from "../../lib/query-client.ts";
import { useAction } from "../../lib/use-action.ts";
import { usePages } from "../../lib/use-pages.ts";

/** Asked for each time it is opened: time and the payment provider change it, too. */
export const useSubscription = () => useQuery({ ...apiQuery("billing/get-subscription"), staleTime: 0 });

export const useInvoices = () =>
  usePages(useInfiniteQuery({ ...apiPagesQuery("billing/list-invoices"), staleTime: 0 }));

export const useCancelSubscription = (onDone: () => void) =>
  useAction("billing/cancel-subscription", () => ({}), { onDone });

export const useSetBillingAddress = () =>
  useAction("billing/set-billing-address", (body: BillingAddress) => ({ body }), {
    ofForm: true,
    says: { area: "billing", done: ({ address }) => ({ title: address.saved, description: address.savedText }) },
  });

export const useReactivate = () =>
  useAction("billing/reactivate", () => ({}), {
    says: {
      area: "billing",
      done: ({ reactivate }) => ({ title: reactivate.done, description: reactivate.doneText }),
      failed: ({ reactivate }) => reactivate.failed,
    },
  });
