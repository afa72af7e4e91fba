import { revenueDays } from "@linkedpotential/contract/admin/limits";
import type { PremiumFigures } from "@linkedpotential/contract/admin/overview-schema";
import { addDays, berlinInstant } from "@linkedpotential/contract/dates";
import { firstIdAt } from "../../ids.ts";
import { readCounts } from "../account-index/account-count.entity.ts";
import { AccountEntryEntity } from "../account-index/account-entry.entity.ts";
import { isConfirmedGroup, selectedCounts, totalOf } from "../account-index/account-group.ts";
import { positionOf } from "../account-index/account-keys.ts";
import type { StoredDailyCount } from "./daily-count.entity.ts";

type Shares = Omit<PremiumFigures, "contracts" | "contractsBefore">;

/**
 * Counts the freelancers with a confirmed address, and those with Premium, in all and of those who registered on
 * `from` or later. Reads the counts of the index, and the index entries of the new accounts.
 */
export async function readShares(from: string): Promise<Shares> {
  const counts = await readCounts();
  const confirmed = (plan?: "premium") =>
    new Map([...selectedCounts(counts, { role: "freelancer", plan })].filter(([name]) => isConfirmedGroup(name)));
  const [freelancers, premium] = [confirmed(), confirmed("premium")];
  const joined = await joinedSince([...freelancers.keys()], berlinInstant(from, "00:00"));
  return {
    freelancers: totalOf(freelancers),
    premium: totalOf(premium),
    newFreelancers: totalOf(joined),
    newPremium: totalOf(new Map([...joined].filter(([name]) => premium.has(name)))),
  };
}

/** Returns the number of accounts of each group that registered at the instant or later. */
async function joinedSince(groups: readonly string[], since: Date): Promise<Map<string, number>> {
  const position = positionOf("", firstIdAt(since));
  const counts = await Promise.all(
    groups.map(async (group) => {
      const query = AccountEntryEntity.query.ofGroup({ list: "joined", group }).gte({ position });
      const { data } = await query.go({ pages: "all", attributes: ["userId"] });
      return [group, data.length] as const;
    }),
  );
  return new Map(counts);
}

/** Returns the number of contracts that ran `revenueDays` days before `last`, or null if they were not counted then. */
export const contractsBefore = (days: ReadonlyMap<string, StoredDailyCount>, last: string): number | null =>
  days.get(addDays(last, -revenueDays))?.runningContracts ?? null;
