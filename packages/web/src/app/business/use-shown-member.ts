import { useCallback, useMemo } from "react";
import { idParameter, useListState } from "../../lib/navigation/use-list-state.ts";
import { useCompany } from "../../parts/company/api.ts";
import type { KpiDay } from "../../parts/kpis/kpi-day.ts";
import { hasFigures } from "./own-figures.ts";

const address = { member: idParameter };

/**
 * Returns the member whose figures are shown, as the address names them. `members` is empty as long as only one person
 * has worked for the company.
 */
export function useShownMember(all: readonly KpiDay[]) {
  const { members } = useCompany();
  const [{ member: named }, set] = useListState(address);
  const authors = new Set(all.filter(hasFigures).map(({ memberId }) => memberId));
  const listed = members.filter(({ id, hasLeft }) => !hasLeft || authors.has(id));
  const shown = listed.length > 1 ? (listed.find(({ id }) => id === named) ?? null) : null;
  return {
    members: listed.length > 1 ? listed : [],
    shown,
    days: useMemo(() => (shown ? all.filter(({ memberId }) => memberId === shown.id) : all), [all, shown]),
    show: useCallback((member: number | null) => set({ member }, { push: true }), [set]),
  };
}
