import { overviewDays } from "@linkedpotential/contract/admin/limits";
import type { CountedDay } from "@linkedpotential/contract/admin/overview-schema";
import type * as routes from "@linkedpotential/contract/admin/routes";
import { addDays, today } from "@linkedpotential/contract/dates";
import type { AnswerOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../../context.ts";
import { runningContracts } from "./count-contracts.ts";
import { DailyCountEntity, type StoredDailyCount } from "./daily-count.entity.ts";
import { contractsBefore, readShares } from "./premium-figures.ts";

/**
 * Returns the counts of the last `overviewDays` days in Berlin, with zeros for days without events, the paid contracts
 * that run now and the share of freelancers with Premium.
 */
export async function getOverview({ now }: UserContext): Promise<AnswerOf<typeof routes.getOverview>> {
  const last = today(now());
  const from = addDays(last, 1 - overviewDays);
  const [{ data: oldest }, { data: counted }, shares, contracts] = await Promise.all([
    DailyCountEntity.query.byDay({}).go({ limit: 1, pages: 1 }),
    DailyCountEntity.query.byDay({}).between({ date: from }, { date: last }).go({ pages: "all" }),
    readShares(from),
    runningContracts(),
  ]);
  const byDate = new Map(counted.map((day) => [day.date, day]));
  const days = Array.from({ length: overviewDays }, (_, index) => {
    const date = addDays(from, index);
    return toDay(date, byDate.get(date));
  });
  const premium = { contracts, contractsBefore: contractsBefore(byDate, last), ...shares };
  return { since: oldest[0]?.date ?? null, days, premium };
}

const toDay = (date: string, stored: Partial<StoredDailyCount> = {}): CountedDay => ({
  date,
  accounts: stored.accounts ?? 0,
  premiumStarted: stored.premiumStarted ?? 0,
  premiumCancelled: stored.premiumCancelled ?? 0,
  failedMails: stored.failedMails ?? 0,
});
