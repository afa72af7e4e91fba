import { billOf, type Month } from "./cost-bill.ts";
import { habits } from "./cost-habits.ts";
import { totalOf } from "./cost-prices.ts";

interface Lever {
  name: string;
  pull(month: Month): Month;
}

const unchangedList = "leads/list, 304";
const ownChanges = "own changes, 304";
const pollsPerHour = 120;

const without = (month: Month, ...names: string[]): Month => ({
  ...month,
  usages: month.usages.filter((usage) => !names.includes(usage.name)),
});

/** USD a month by list price of the polls that were answered 304, and of a further hour of them every working day. */
export function pollCost(month: Month): { now: number; perHour: number } {
  const total = (one: Month) => totalOf(billOf(one), false);
  const longer = month.usages.map((usage) =>
    usage.name === unchangedList ? { ...usage, times: usage.times + pollsPerHour } : usage,
  );
  return {
    now: total(month) - total(without(month, unchangedList)),
    perHour: total({ ...month, usages: longer }) - total(month),
  };
}

export const traceCost = (month: Month): [number, number] => {
  const added = (isFreeTierUsed: boolean) =>
    totalOf(billOf({ ...month, isTraced: true }), isFreeTierUsed) - totalOf(billOf(month), isFreeTierUsed);
  return [added(false), added(true)];
};

/** The poll after a change of one's own answers 304 when the answer to the change had named the list's new version. */
function knowingOwnChanges(month: Month): Month {
  const unchanged = month.usages.find(({ name }) => name === unchangedList);
  if (!unchanged) return month;
  // Page loads still read the list, one each.
  const usages = month.usages.flatMap((usage) =>
    usage.name === "leads/list"
      ? [
          { ...usage, times: habits.pageLoads },
          { ...unchanged, name: ownChanges, times: usage.times - habits.pageLoads },
        ]
      : [usage],
  );
  return { ...month, usages };
}

const levers: readonly Lever[] = [
  { name: "no firewall (`FIREWALL=off`)", pull: (month) => ({ ...month, hasFirewall: false }) },
  { name: "the answer to a change names the list's new version", pull: knowingOwnChanges },
  {
    name: "no poll while the account is open in one browser only",
    pull: (month) => without(month, unchangedList, ownChanges),
  },
  { name: "the mail with the follow-ups once a week", pull: (month) => ({ ...month, mailsPerDay: 1 / 5 }) },
  {
    name: "Lambda function URLs behind CloudFront instead of API Gateway",
    pull: (month) => ({ ...month, hasApiGateway: false }),
  },
];

export function afterEach(month: Month): [string, number, number][] {
  let now = month;
  const totals = (name: string): [string, number, number] => {
    const bill = billOf(now);
    return [name, totalOf(bill, false), totalOf(bill, true)];
  };
  const rows = [totals("as it is")];
  for (const { name, pull } of levers) {
    now = pull(now);
    rows.push(totals(`+ ${name}`));
  }
  return rows;
}
