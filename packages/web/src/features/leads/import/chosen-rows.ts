import type { ImportRow } from "@linkedpotential/contract/leads/schema";
import type { SentRow } from "./lead-file.ts";

/** Rows by the result of the check, in the order of the tabs. */
export const statuses = ["ok", "similar", "changed", "duplicate", "invalid"] as const satisfies ImportRow["status"][];
export type Status = (typeof statuses)[number];

/** Rows of these statuses can be chosen. Rows that are ready are chosen from the beginning. */
export const isChoosable = ({ status }: ImportRow): boolean =>
  status === "ok" || status === "similar" || status === "changed";

export const chosenAtFirst = (rows: readonly ImportRow[]): ReadonlySet<number> =>
  new Set(rows.filter(({ status }) => status === "ok").map(({ line }) => line));

/** Body of an import call. */
export interface Plan {
  sent: SentRow[];
  created: number;
  updated: number;
  /** Whether chosen rows are left out, because the plan has no place for them. */
  isCut: boolean;
}

/** Returns the rows to send: chosen updates, and as many of the chosen new leads as there are free places. */
export function planOf(rows: readonly ImportRow[], chosen: ReadonlySet<number>, free: number): Plan {
  const wanted = rows.filter((row) => isChoosable(row) && chosen.has(row.line));
  const isUpdate = ({ status }: ImportRow) => status === "changed";
  const added = wanted.filter((row) => !isUpdate(row));
  const fitting = new Set(added.slice(0, free));
  const sent = wanted
    .filter((row) => isUpdate(row) || fitting.has(row))
    .map((row) => ({ line: row.line, isSimilar: row.status === "similar", isUpdate: isUpdate(row) }));
  return {
    sent,
    created: fitting.size,
    updated: sent.length - fitting.size,
    isCut: fitting.size < added.length,
  };
}
