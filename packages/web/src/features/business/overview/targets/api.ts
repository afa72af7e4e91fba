import type { Member, Targets } from "@linkedpotential/contract/business/company/schema";
import { useAction } from "../../../../lib/action/use-action.ts";
import { fetchFresh } from "../../../../lib/api/query-client.ts";

/**
 * Saves the monthly targets of the company, or of a member. Reads them again before and lets `merge` keep what another
 * window has changed.
 */
export function useSaveTargets(member: Member | null, merge: (edited: Targets, fresh: Targets) => Targets) {
  const call = async (edited: Targets) => {
    const company = await fetchFresh("business/get-company");
    if (!member) return { body: { targets: merge(edited, company.targets) } };
    const { id: memberId } = member;
    const { targets } = company.members.find(({ id }) => id === memberId) ?? member;
    return { body: { memberTargets: { memberId, targets: merge(edited, targets) } } };
  };
  return useAction("business/update-company", call, {
    isForm: true,
    toasts: { area: "business", done: ({ targets }) => targets.saved },
  });
}
