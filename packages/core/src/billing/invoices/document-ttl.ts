import { berlinInstant, today } from "@linkedpotential/contract/dates";
import { ttlOf } from "../../db/store.ts";

const years = 8;

/**
 * Returns when a tax document issued now expires: eight years after the end of the calendar year in Berlin (§ 147 AO).
 */
export function documentTtl(now: Date): number {
  const year = Number(today(now).slice(0, 4));
  return ttlOf(berlinInstant(`${year + years + 1}-01-01`, "00:00"));
}
