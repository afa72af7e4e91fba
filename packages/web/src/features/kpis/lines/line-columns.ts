import type { CountField } from "../../../parts/kpis/kpi-day.ts";

/** Figures that a line has room for. The others are in the open day. */
export const lineFields = ["leadsKontaktiert", "terminVereinbart", "projektGewonnen"] as const satisfies CountField[];

/** Columns of a line: the date, the figures, and the arrow. */
export const lineColumns =
  "grid items-center gap-x-1 min-[22rem]:grid-cols-[minmax(0,1fr)_4rem_3.25rem_3.25rem_1.25rem]";
