import type { BillingAddress } from "@linkedpotential/contract/billing/schema";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useAction } from "../../lib/action/use-action.ts";
import { apiPagesQuery, apiQuery } from "../../lib/api/query-client.ts";
import { usePages } from "../../lib/api/use-pages.ts";

/** Refetched on every opening, because time and the payment provider change it too. */
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
