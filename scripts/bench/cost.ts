import type { RouteId } from "@linkedpotential/contract/endpoints";
import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { storedItems } from "@linkedpotential/local/testing/items";
import { startTestStack } from "@linkedpotential/local/testing/stack";
import { sizeOf } from "../../stacks/sizes.ts";
import { type DailyCall, dailyCalls, habits } from "./cost-calls.ts";
import { fixedCosts } from "./cost-fixed.ts";
import { type CallUsage, openMeter } from "./cost-meter.ts";
import { type Bill, type BillItem, billItems, priceOf, prices, totalOf } from "./cost-prices.ts";
import { type Report, table } from "./report.ts";

const users = 1000;

/** Assumed values that the embedded stack cannot measure. */
const allowances = {
  /** Memory in MB with which a Lambda gets a whole core. With less memory it gets a proportional share. */
  mbOfOneCore: 1769,
  tripMs: 4,
  coldStartShare: 0.02,
  coldStartMs: 350,
  accessLogBytes: 200,
  releases: 4,
  appRequests: 50,
  appBytes: 300_000,
  pageBytes: 3_000,
  /** Usage of a Lambda with 512 MB that sends one mail. */
  mail: { gbSeconds: 0.075, reads: 8, writes: 4, logBytes: 450 },
};

type Usage = CallUsage & Pick<DailyCall, "name" | "times"> & { billedMs: number; gbSeconds: number };

export async function cost(): Promise<Report> {
  const { usages, storedBytes } = await measuredDay();
  const bill = billOf(usages, storedBytes);
  const total = (isFreeTierUsed: boolean) => `${usd(totalOf(bill, isFreeTierUsed))} USD`;
  const unchanged = usages.filter(({ name }) => name === "leads/list, 304");
  const others = usages.filter((usage) => !unchanged.includes(usage));
  const costOfPolls = totalOf(bill, true) - totalOf(billOf(others, storedBytes), true);
  const perPoll = costOfPolls / unchanged.reduce((sum, { times }) => sum + times, 0);
  const priceFor = (item: BillItem) => usd(priceOf(item, bill[item], true));
  const fixed = fixedCosts();
  const fixedTotal = (isFreeTierUsed: boolean) =>
    fixed.reduce((sum, { count, free, price }) => sum + Math.max(0, count - (isFreeTierUsed ? free : 0)) * price, 0);
  const text = [
    `${total(false)} for ${amount(users)} active users and a month by list price, ${total(true)} with AWS's always-free tier.`,
    "",
    "Each call of the first table was measured on the real handlers; how often a user makes it on a working day is",
    `assumed: ${habits.description}`,
    "Read and write units are those that dynoxide reports: a transaction counts double, each index that changes once.",
    `Assumed and not measured: billed time is the processor time of the warm handler × (1,769 MB / its memory) and ${allowances.tripMs} ms`,
    `for each round trip; ${allowances.coldStartShare * 100} % of the calls start cold (${allowances.coldStartMs} ms); CloudFront compresses answers from 1,000 bytes on to 1/4; a mail takes`,
    `${allowances.mail.reads} read and ${allowances.mail.writes} write units; each user loads the whole app after ${allowances.releases} releases a month. Prices are list prices of`,
    "eu-central-1 as known in November 2026, without taxes; check them before relying on them.",
    "",
    usageTable(usages),
    "",
    `What ${amount(users)} users use in ${habits.workingDays} working days:`,
    "",
    billTable(bill),
    "",
    `Polls without news (304) are ${usd(costOfPolls)} USD of it with the free tier. An hour a day more costs ${usd(120 * perPoll)} USD if the tab is used, and ${usd(30 * perPoll)} USD if it is only visible. If hidden tabs polled every two minutes (O248), the eight other hours of a working day would cost ${usd(240 * perPoll)} USD.`,
    "",
    `Decisions that would save more: no mails about due follow-ups (${priceFor("mails")} USD), no firewall (${priceFor("firewallRequests")} USD, \`FIREWALL=off\`), Lambda function URLs instead of API Gateway (${priceFor("apiRequests")} USD).`,
    "",
    `An idle production stage, counted from its templates: ${usd(fixedTotal(false))} USD by list price, ${usd(fixedTotal(true))} USD above the always-free tier.`,
    "",
    table(
      ["Fixed", "count", "USD each", "always free"],
      fixed.map(({ name, count, price, free }) => [name, count, usd(price), free]),
    ),
  ].join("\n");
  const what = `cost on AWS for ${amount(users)} active users and a month, and of an idle deployment, with the free tier`;
  const figure = `${total(true)}, idle ${usd(fixedTotal(true))} USD`;
  const isMet = totalOf(bill, true) <= 11 && fixedTotal(true) <= 13;
  return { results: [{ id: "P11", what, figure, target: "≤ 11 USD, idle ≤ 13 USD", isMet }], text };
}

async function measuredDay(): Promise<{ usages: Usage[]; storedBytes: number }> {
  const settings = { CHECK_ANSWERS: "off", LOG_LEVEL: "info", PASSWORD_COST: "16" };
  const stack = await startTestStack({ ...settings, RATE_LIMIT_PER_ADDRESS: "1000000" });
  const meter = await openMeter(stack);
  const usages: Usage[] = [];
  for (const { name, id, times, options } of await dailyCalls(stack, await readyAccount({ plan: "premium" }, true))) {
    const usage = await meter.usageOf(id, options);
    usages.push({ name, times, ...usage, ...lambdaTime(id, usage) });
  }
  meter.close();
  const storedBytes = await bytesInTable();
  await stack.stop();
  return { usages, storedBytes };
}

function lambdaTime(id: RouteId, { ms, trips }: CallUsage) {
  const { memoryMb } = sizeOf(id);
  const slowness = Math.max(1, allowances.mbOfOneCore / memoryMb);
  const billedMs = Math.ceil(ms * slowness + trips * allowances.tripMs);
  const withColdStarts = billedMs + allowances.coldStartShare * allowances.coldStartMs;
  return { billedMs, gbSeconds: ((memoryMb / 1024) * withColdStarts) / 1000 };
}

/**
 * Returns the size of the table in DynamoDB. Each index stores a copy of its items, and DynamoDB adds 100 bytes to each
 * item and copy.
 */
async function bytesInTable(): Promise<number> {
  return (await storedItems()).reduce((sum, item) => {
    const copies = 1 + ["gsi1pk", "gsi2pk"].filter((key) => key in item).length;
    return sum + copies * (100 + Buffer.byteLength(JSON.stringify(item)));
  }, 0);
}

function billOf(usages: readonly Usage[], storedBytes: number): Bill {
  const days = habits.workingDays * users;
  const sum = (value: (usage: Usage) => number) =>
    days * usages.reduce((all, usage) => all + usage.times * value(usage), 0);
  const { accessLogBytes, releases, appRequests, appBytes, pageBytes, mail } = allowances;
  const calls = sum(() => 1);
  const registrations = users * habits.registrations;
  // Each user gets one mail per working day about due follow-ups and one mail per registration.
  const mails = days + registrations;
  const pages = days * habits.pageLoads;
  const edgeRequests = calls + pages + users * releases * appRequests;
  return {
    apiRequests: calls,
    lambdaRequests: calls + mails,
    gbSeconds: sum(({ gbSeconds }) => gbSeconds) + mails * mail.gbSeconds,
    reads: sum(({ reads }) => reads) + mails * mail.reads,
    writes: sum(({ writes }) => writes) + mails * mail.writes,
    storedBytes: storedBytes * users,
    backupBytes: storedBytes * users,
    edgeRequests,
    firewallRequests: edgeRequests,
    edgeBytes: sum(({ bytesOut }) => bytesOut) + pages * pageBytes + users * releases * appBytes,
    logBytes: sum(({ logBytes }) => logBytes + accessLogBytes) + mails * mail.logBytes,
    events: mails,
    pipeRequests: registrations,
    mails,
  };
}

const usd = (value: number): string => value.toFixed(2);
const amount = (value: number): string =>
  value.toLocaleString("en", value < 100 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 0 });

function usageTable(usages: readonly Usage[]): string {
  const rows = usages.map(({ name, times, reads, writes, bytesOut, logBytes, ms, billedMs }) => [
    ...[name, ...[times, reads, writes, bytesOut, logBytes].map(amount)],
    `${ms.toFixed(1)} → ${billedMs}`,
  ]);
  return table(["Call", "a day", "read units", "write units", "bytes out", "log bytes", "ms → billed"], rows);
}

function billTable(bill: Bill): string {
  const rows = billItems.map((item) => {
    const { name, price, per, free } = prices[item];
    const isBytes = per === 1e9;
    const shown = (value: number) => (isBytes ? (value / 1e9).toFixed(2) : amount(Math.round(value)));
    return [
      ...[
        name,
        shown(bill[item]),
        `${price} per ${isBytes ? "GB" : amount(per)}`,
        usd(priceOf(item, bill[item], false)),
      ],
      ...[free > 0 ? shown(free) : "–", usd(priceOf(item, bill[item], true))],
    ];
  });
  const totals = ["total", "", "", usd(totalOf(bill, false)), "", usd(totalOf(bill, true))];
  const head = ["What", "a month", "price in USD", "USD by list price", "always free", "USD with the free tier"];
  return table(head, [...rows, totals]);
}
