import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { useCallback, useMemo, useState } from "react";

export interface Selection {
  ids: ReadonlySet<number>;
  pageState: "none" | "some" | "all";
  select: (id: number, isSelected: boolean) => void;
  selectPage: (isSelected: boolean) => void;
  selectOnly: (ids: Iterable<number>) => void;
}

/**
 * Manages the selected leads. Leads hidden by search or filter do not count as selected, so that nobody deletes them
 * unseen.
 */
export function useSelection(rows: readonly LeadRow[], matches: readonly LeadRow[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const ids = useMemo(
    () => (chosen.size === 0 ? chosen : new Set(matches.filter(({ id }) => chosen.has(id)).map(({ id }) => id))),
    [chosen, matches],
  );
  const select = useCallback(
    (id: number, isSelected: boolean) => setChosen((before) => withSelection(before, [id], isSelected)),
    [],
  );
  const selectPage = useCallback(
    (isSelected: boolean) =>
      setChosen((before) =>
        withSelection(
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

function withSelection(before: ReadonlySet<number>, ids: readonly number[], isSelected: boolean): ReadonlySet<number> {
  const next = new Set(before);
  for (const id of ids) {
    if (isSelected) next.add(id);
    else next.delete(id);
  }
  return next;
}
