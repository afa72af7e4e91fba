import type { RouteId } from "@linkedpotential/contract/endpoints";
import { sizeOf } from "../../stacks/sizes.ts";
import { allowances, habits } from "./cost-habits.ts";
import type { Use } from "./cost-meter.ts";
import type { Bill } from "./cost-prices.ts";
import { median } from "./figures.ts";

export interface Usage extends Omit<Use, "status"> {
  name: string;
  times: number;
  billedMs: number;
  gbSeconds: number;
}

export function usageOf(uses: readonly Use[], days: number): Usage[] {
  const kinds = Map.groupBy(uses, ({ id, status }) => (status === 304 ? `${id}, 304` : id));
  return [...kinds].map(([name, all]) => {
    const mean = (of: (use: Use) => number) => all.reduce((sum, use) => sum + of(use), 0) / all.length;
    const [{ id }] = all as [Use];
    const ms = median(all.map((use) => use.ms));
    const trips = mean((use) => use.trips);
    return {
      ...{ name, id, ms, trips, times: all.length / days, ...lambdaTime(id, ms, trips) },
      ...{ reads: mean((use) => use.reads), writes: mean((use) => use.writes) },
      ...{ bytesOut: mean((use) => use.bytesOut), logBytes: mean((use) => use.logBytes) },
    };
  });
}

function lambdaTime(id: RouteId, ms: number, trips: number) {
  const { memoryMb } = sizeOf(id);
  const slowness = Math.max(1, allowances.mbOfOneCore / memoryMb);
  const billedMs = Math.ceil(ms * slowness + trips * allowances.tripMs);
  const withColdStarts = billedMs + allowances.coldStartShare * allowances.coldStartMs;
  return { billedMs, gbSeconds: ((memoryMb / 1024) * withColdStarts) / 1000 };
}

export interface Month {
  users: number;
  usages: readonly Usage[];
  /** In the table, of one user, indexes included. */
  storedBytes: number;
}

export function billOf({ users, usages, storedBytes }: Month): Bill {
  const days = habits.workingDays * users;
  const sum = (of: (usage: Usage) => number) => days * usages.reduce((all, one) => all + one.times * of(one), 0);
  const calls = sum(() => 1);
  const registrations = users * habits.registrations;
  const mails = days + registrations;
  const pages = days * habits.pageLoads;
  const releases = allowances.releases * users;
  const edgeRequests = calls + pages + releases * allowances.appRequests;
  return {
    apiRequests: calls,
    lambdaRequests: calls + mails,
    gbSeconds: sum((one) => one.gbSeconds) + (mails * allowances.reminderMs) / 2000,
    reads: sum((one) => one.reads) + mails * allowances.reminderReads,
    writes: sum((one) => one.writes) + mails * allowances.reminderWrites,
    storedBytes: storedBytes * users,
    securedBytes: storedBytes * users,
    edgeRequests,
    firewallRequests: edgeRequests,
    edgeBytes: sum((one) => one.bytesOut) + pages * allowances.pageBytes + releases * allowances.appBytes,
    logBytes: sum((one) => one.logBytes + allowances.accessLogBytes) + mails * allowances.reminderLogBytes,
    events: mails,
    pipeRequests: registrations,
    mails,
  };
}
