import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { type LiveTrainingCalls, liveTrainingCalls } from "@linkedpotential/local/testing/live-trainings";
import { startTestStack } from "@linkedpotential/local/testing/stack";
import { prepareRecording } from "./record-requests.ts";
import { ms, type Report, table } from "./report.ts";

const [people, seats, places] = [300, 10, 100];
const rounds = 5;

interface Storm {
  times: number[];
  registered: number;
  waiting: number;
  full: number;
  other: number;
}

/**
 * Registers all users for a new live training and measures each call. With `isAtOnce` all calls run at the same time,
 * otherwise one after another.
 */
async function storm(calls: LiveTrainingCalls, tokens: readonly string[], isAtOnce: boolean): Promise<Storm> {
  const eventId = await calls.announce({ maxParticipants: seats });
  const result: Storm = { times: [], registered: 0, waiting: 0, full: 0, other: 0 };
  const register = async (token: string) => {
    const start = performance.now();
    const { json } = await calls.joinWaitingList(token, eventId);
    result.times.push(performance.now() - start);
    result[outcomeOf(json)] += 1;
  };
  if (isAtOnce) await Promise.all(tokens.map(register));
  else for (const token of tokens) await register(token);
  return result;
}

function outcomeOf(json: unknown): "registered" | "waiting" | "full" | "other" {
  const { participation, code } = json as { participation?: { state: string }; code?: string };
  if (participation?.state === "registered" || participation?.state === "waiting") return participation.state;
  return code === "live_training.waiting_list_full" ? "full" : "other";
}

function timeAt(storms: readonly Storm[], share: number): number {
  const times = storms.flatMap((one) => one.times).toSorted((a, b) => a - b);
  return times[Math.ceil(times.length * share) - 1] ?? Number.NaN;
}

function row(name: string, storms: readonly Storm[]): string[] {
  const at = (share: number) => ms(timeAt(storms, share));
  const each = (outcome: Exclude<keyof Storm, "times">) => [...new Set(storms.map((one) => one[outcome]))].join(" / ");
  return [name, each("registered"), each("waiting"), each("full"), each("other"), at(0.5), at(0.99), at(1)];
}

export async function seatStorms(): Promise<Report> {
  const settings = { CHECK_ANSWERS: "off", PLAN_LIMITS: "off", RATE_LIMIT_PER_ADDRESS: "1000000" };
  const stack = await startTestStack(settings, { hasTransactionConflicts: true });
  await prepareRecording();
  const calls = await liveTrainingCalls(stack);
  const accounts = await Promise.all(Array.from({ length: people }, () => readyAccount()));
  const tokens = accounts.map(({ token }) => token);
  await storm(calls, tokens, true);
  const [atOnce, inSeries]: [Storm[], Storm[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    atOnce.push(await storm(calls, tokens, true));
    inSeries.push(await storm(calls, tokens, false));
  }
  await stack.stop();
  const text = [
    `${people} registrations for ${seats} seats and ${places} places on the waiting list, with transaction conflicts as DynamoDB raises them: an item of a transaction is held for 5 to 10 ms, and what overlaps is refused (\`packages/local/src/testing/transaction-conflicts.ts\`). ${rounds} rounds in turns after one to warm up, each on a new event. Counts of a round; several values where rounds differ. All calls run in one process that also serves the store's client, so that a call at once waits for the processor time of the others; in AWS each has a Lambda of its own.`,
    "",
    table(
      ["Way", "registered", "waiting", "waiting list full", "other answers", "p50", "p99", "longest"],
      [row("at once", atOnce), row("one after the other", inSeries)],
    ),
  ].join("\n");
  const what = `${people} registrations at once for ${seats} seats and ${places} waiting-list places`;
  const areAllPlaced = atOnce.every((one) => one.registered === seats && one.waiting === places && one.other === 0);
  const p99 = timeAt(atOnce, 0.99);
  const figure = `${areAllPlaced ? "all placed" : "not all placed"}, p99 ${(p99 / 1000).toFixed(1)} s`;
  const target = "all placed, none refused that fits, p99 ≤ 3 s";
  return { results: [{ id: "P12", what, figure, target, isMet: areAllPlaced && p99 <= 3000 }], text };
}
