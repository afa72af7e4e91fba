import { signedInUser } from "@linkedpotential/local/testing/accounts";
import { storedItems } from "@linkedpotential/local/testing/items";
import { liveTrainingCalls } from "@linkedpotential/local/testing/live-trainings";
import { startTestStack } from "@linkedpotential/local/testing/stack";
import { billOf, type Month, type Usage, usageOf } from "./cost-bill.ts";
import { fillAccount, inDays, openBrowser, playDay } from "./cost-day.ts";
import { fixedCosts } from "./cost-fixed.ts";
import { describedAllowances, describedHabits, habits } from "./cost-habits.ts";
import { captureLog, openMeter } from "./cost-meter.ts";
import { type Bill, type Paid, paid, priceOf, prices, totalOf } from "./cost-prices.ts";
import { type Report, table } from "./figures.ts";

const users = 1000;
const unchangedList = "leads/list, 304";
const days = 5;
const signIns = 3;

const usd = (value: number): string => value.toFixed(2);
const count = (value: number): string =>
  value.toLocaleString("en", value < 100 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 0 });

export async function cost(): Promise<Report> {
  const month = await playedMonth();
  const bill = billOf(month);
  const total = (isFreeTierUsed: boolean) => `${usd(totalOf(bill, isFreeTierUsed))} USD`;
  const polls = month.usages.filter(({ name }) => name === unchangedList);
  const withoutPolls = billOf({ ...month, usages: month.usages.filter((one) => !polls.includes(one)) });
  const ofPolls = totalOf(bill, true) - totalOf(withoutPolls, true);
  const perPoll = ofPolls / polls.reduce((sum, { times }) => sum + times, 0);
  const priceFor = (kind: Paid) => usd(priceOf(kind, bill[kind], true));
  const fixed = fixedCosts();
  const [list, free] = [false, true].map((isFreeTierUsed) =>
    fixed.reduce((sum, one) => sum + Math.max(0, one.count - (isFreeTierUsed ? one.free : 0)) * one.usd, 0),
  );
  const text = [
    `${total(false)} for ${count(users)} active users and a month by list price, ${total(true)} with AWS's always-free tier; ${priceFor("firewallRequests")} USD of it are the firewall's.`,
    "",
    `One freelancer's day, played ${days} times against the real handlers after one to warm up. Read and write units are those`,
    "that dynoxide reports: a transaction counts double, each index that changes once. Prices are list prices of eu-central-1",
    "as known in November 2026, without taxes; check them before relying on them.",
    "",
    table(["Assumed", ""], describedHabits),
    "",
    table(["Not measured here", "counted as"], describedAllowances),
    "",
    "What one user calls on a working day, and what one call uses:",
    "",
    usageTable(month.usages),
    "",
    `What ${count(users)} users use in ${habits.workingDays} working days:`,
    "",
    billTable(bill),
    "",
    `The polls that were answered 304 are ${usd(ofPolls)} USD of it with the free tier. An hour a day more costs ${usd(120 * perPoll)} USD if the tab is used, and ${usd(30 * perPoll)} USD if it is visible only. If hidden tabs polled every two minutes (O248), the eight other hours of a working day would cost ${usd(240 * perPoll)} USD.`,
    "",
    `What could still be saved, each by a decision: the mails with due follow-ups (${priceFor("mails")} USD), the firewall (${priceFor("firewallRequests")} USD, \`FIREWALL=off\`), and API Gateway (${priceFor("apiRequests")} USD), by Lambda function URLs behind CloudFront.`,
    "",
    `What production costs a month whether it is used or not, counted from its templates: ${usd(list ?? 0)} USD by list price, ${usd(free ?? 0)} USD above the always-free tier.`,
    "",
    table(
      ["Fixed", "count", "USD each", "always free"],
      fixed.map((one) => [one.name, one.count, usd(one.usd), one.free]),
    ),
  ].join("\n");
  const what = `cost on AWS for ${count(users)} active users and a month, and of an idle deployment, with the free tier`;
  const figure = `${total(true)}, idle ${usd(free ?? 0)} USD`;
  const isMet = totalOf(bill, true) <= 11 && (free ?? 0) <= 13;
  return { results: [{ id: "P11", what, figure, target: "≤ 11 USD, idle ≤ 13 USD", isMet }], text };
}

async function playedMonth(): Promise<Month> {
  const stack = await startTestStack({
    CHECK_ANSWERS: "off",
    LOG_LEVEL: "info",
    PASSWORD_COST: "16",
    RATE_LIMIT_PER_ADDRESS: "1000000",
  });
  const meter = await openMeter(stack);
  const log = captureLog();
  const account = await signedInUser(stack, { rememberMe: true });
  log.end();
  await makePremium(account.user.id);
  const browser = openBrowser(meter.call, account);
  await fillAccount(browser);
  await playDay(browser, 0);
  meter.taken();
  for (let day = 1; day <= days; day += 1) await playDay(browser, day);
  const day = usageOf(meter.taken(), days);
  const { email, password } = account;
  const body = { email, password, workspaceSlug: "freelance", rememberMe: true };
  for (let time = 0; time < signIns; time += 1) await meter.call("auth/login", { body });
  const signIn = usageOf(meter.taken(), signIns * habits.workingDays);
  const calls = await liveTrainingCalls(stack);
  for (let event = 0; event < habits.registrations; event += 1) {
    await browser.call("live-trainings/register", { body: { eventId: await calls.announce({ date: inDays(7) }) } });
  }
  const registrations = usageOf(meter.taken(), habits.workingDays);
  const storedBytes = await bytesInTable();
  await stack.stop();
  const usages = [...day, ...signIn, ...registrations].sort((a, b) => b.times - a.times);
  return { users, usages, storedBytes };
}

async function makePremium(userId: number): Promise<void> {
  const { UserEntity } = await import("@linkedpotential/core/user/user.entity");
  await UserEntity.patch({ userId }).set({ plan: "premium" }).go();
}

/** What DynamoDB would store, each index a copy of its items, with 100 bytes for every item and copy. */
async function bytesInTable(): Promise<number> {
  return (await storedItems()).reduce((sum, item) => {
    const copies = 1 + ["gsi1pk", "gsi2pk"].filter((key) => key in item).length;
    return sum + copies * (100 + Buffer.byteLength(JSON.stringify(item)));
  }, 0);
}

function usageTable(usages: readonly Usage[]): string {
  const rows = usages.map((one) => [
    one.name,
    ...[one.times, one.reads, one.writes, one.bytesOut, one.logBytes].map(count),
    `${one.ms.toFixed(1)} → ${one.billedMs}`,
  ]);
  return table(["Call", "a day", "read units", "write units", "bytes out", "log bytes", "ms → billed"], rows);
}

function billTable(bill: Bill): string {
  const rows = paid.map((kind) => {
    const { name, per, usd: price, free } = prices[kind];
    const isBytes = per === 1e9;
    const amount = (value: number) => (isBytes ? (value / 1e9).toFixed(2) : count(Math.round(value)));
    const cells = [
      amount(bill[kind]),
      `${price} per ${isBytes ? "GB" : count(per)}`,
      usd(priceOf(kind, bill[kind], false)),
    ];
    return [name, ...cells, free > 0 ? amount(free) : "–", usd(priceOf(kind, bill[kind], true))];
  });
  const totals = ["all together", "", "", usd(totalOf(bill, false)), "", usd(totalOf(bill, true))];
  const head = ["What", "a month", "price in USD", "USD by list price", "always free", "USD with the free tier"];
  return table(head, [...rows, totals]);
}
