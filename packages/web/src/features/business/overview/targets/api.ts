import type { Targets } from "@linkedpotential/contract/business/company/schema";
import { useAction } from "../../../../lib/action/use-action.ts";
import { fetchFresh } from "../../../../lib/api/query-client.ts";

/** Saves the monthly targets. Reads them again before and lets `merge` keep what another window has changed. */
export function useSaveTargets(merge: (edited: Targets, fresh: Targets) => Targets) {
  const call = async (edited: Targets) => {
    const { targets } = await fetchFresh("business/get-company");
    return { body: { targets: merge(edited, targets) } };
  };
  return useAction("business/update-company", call, {
    isForm: true,
    toasts: { area: "business", done: ({ targets }) => targets.saved },
  });
}
