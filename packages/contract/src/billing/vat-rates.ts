import type { MemberState } from "./vat-ids.ts";

interface DatedRate {
  from: string;
  percent: number;
}

/**
 * Standard VAT rates of the member states, newest first. Source: European Commission, Taxes in Europe Database (TEDB),
 * as of November 2026. When a rate changes, add a row and keep the old one, because older invoices keep the rate of
 * their day.
 */
const rates: Record<MemberState, readonly [DatedRate, ...DatedRate[]]> = {
  AT: [{ from: "1984-01-01", percent: 20 }],
  BE: [{ from: "1996-01-01", percent: 21 }],
  BG: [{ from: "1999-01-01", percent: 20 }],
  CY: [{ from: "2014-01-13", percent: 19 }],
  CZ: [{ from: "2013-01-01", percent: 21 }],
  DE: [{ from: "2021-01-01", percent: 19 }],
  DK: [{ from: "1992-01-01", percent: 25 }],
  EE: [
    { from: "2025-07-01", percent: 24 },
    { from: "2024-01-01", percent: 22 },
  ],
  ES: [{ from: "2012-09-01", percent: 21 }],
  FI: [
    { from: "2024-09-01", percent: 25.5 },
    { from: "2013-01-01", percent: 24 },
  ],
  FR: [{ from: "2014-01-01", percent: 20 }],
  GR: [{ from: "2016-06-01", percent: 24 }],
  HR: [{ from: "2012-03-01", percent: 25 }],
  HU: [{ from: "2012-01-01", percent: 27 }],
  IE: [{ from: "2021-03-01", percent: 23 }],
  IT: [{ from: "2013-10-01", percent: 22 }],
  LT: [{ from: "2009-09-01", percent: 21 }],
  LU: [{ from: "2024-01-01", percent: 17 }],
  LV: [{ from: "2012-07-01", percent: 21 }],
  MT: [{ from: "2004-01-01", percent: 18 }],
  NL: [{ from: "2012-10-01", percent: 21 }],
  PL: [{ from: "2011-01-01", percent: 23 }],
  PT: [{ from: "2011-01-01", percent: 23 }],
  RO: [
    { from: "2025-08-01", percent: 21 },
    { from: "2017-01-01", percent: 19 },
  ],
  SE: [{ from: "1990-07-01", percent: 25 }],
  SI: [{ from: "2013-07-01", percent: 22 }],
  SK: [
    { from: "2025-01-01", percent: 23 },
    { from: "2011-01-01", percent: 20 },
  ],
};

/**
 * Returns the standard VAT rate in percent on a calendar day. For days before the oldest row, returns the rate of that
 * row.
 */
export function standardRate(state: MemberState, day: string): number {
  const rows = rates[state];
  const { percent } = rows.find(({ from }) => from <= day) ?? rows.at(-1) ?? rows[0];
  return percent;
}
