import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { useCallback, useMemo, useState } from "react";

export interface Selection {
  ids: ReadonlySet<number>;
  /** Whether none, some or all leads of the shown page are selected. */
  pageState: "none" | "some" | "all";
  select: (id: number, isSelected: boolean) => void;
  selectPage: (isSelected: boolean) => void;
  selectOnly: (ids: Iterable<number>) => void;
}

/** Selected leads. Only leads that are found count: nobody deletes what a filter hides. */
export function useSelection(rows: readonly LeadRow[], found: readonly LeadRow[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const ids = useMemo(
    () => (chosen.size === 0 ? chosen : new Set(found.filter(({ id }) => chosen.has(id)).map(({ id }) => id))),
    [chosen, found],
  );
  const select = useCallback(
    (id: number, isSelected: boolean) => setChosen((before) => changed(before, [id], isSelected)),
    [],
  );
  const selectPage = useCallback(
    (isSelected: boolean) =>
      setChosen((before) =>
        changed(
          before,
          rows.map(({ id }) => id),
          isSelected,
        ),
      ),
    [rows],
  );
  const selectOnly = useCallback((next: Iterable<number>) => setChosen(new Set(next)), []);
  const onPage = rows.filter(({ id }) => ids.has(id)).length;
  const pageState = onPage === 0 ? "none" : onPage === rows.length ? "all" : "some";
  return { ids, pageState, select, selectPage, selectOnly };
}

function changed(before: ReadonlySet<number>, ids: readonly number[], isSelected: boolean): ReadonlySet<number> {
  const next = new Set(before);
  for (const id of ids) {
    if (isSelected) next.add(id);
    else next.delete(id);
  }
  return next;
}
