import { withCallHooks } from "@linkedpotential/core/outbound-calls";
import type { CallOptions, TestAnswer } from "@linkedpotential/local/testing/call";
import { startTestStack } from "@linkedpotential/local/testing/stack";
import { type Account, newAccounts, newFreelancer } from "./accounts.ts";
import type { Call, Caller } from "./calls.ts";
import { fill, type Sent } from "./fill.ts";
import { changesOf, emptyTable, type Snapshot, snapshotOf } from "./table-snapshot.ts";

export interface Outcome {
  sent: Sent;
  answer: TestAnswer;
  changes: string[];
  mails: number;
}

/**
 * Number of calls after which the table is emptied. The whole table is compared after each call, so it must stay small.
 */
const callsPerTable = 300;
/** Time between two calls, long enough that rate limits per account do not refuse calls. */
const stepMs = 60_000;

export async function startFuzzStack() {
  const stack = await startTestStack({ RATE_LIMIT_PER_ADDRESS: "1000000000", PLAN_LIMITS: "off" });
  let now = Date.now();
  let calls = 0;
  let accounts = await newAccounts(stack);
  let known: Snapshot | undefined;

  async function execute(call: Call): Promise<Outcome> {
    now += stepMs;
    stack.setNow(new Date(now).toISOString());
    calls += 1;
    if (calls % callsPerTable === 0) await renew();
    const filled = await observeWrites(() => fill(call, stack, accounts));
    if (filled.hasWritten) known = undefined;
    known ??= await snapshotOf();
    const before = { items: known, mails: stack.mails().length };
    const account = call.caller === "nobody" ? undefined : accounts[call.caller];
    const options = { ...filled.result, ...(account && sessionOf(call, filled.result, account)) };
    const { result: answer, hasWritten } = await observeWrites(() => stack.call(call.id, options));
    if (hasWritten) known = await snapshotOf();
    const changes = changesOf(before.items, known);
    const mails = stack.mails().length - before.mails;
    if (account && answer.status === 401 && !filled.result.headers.authorization) await replace(call.caller);
    return { sent: filled.result, answer, changes, mails };
  }

  async function renew(): Promise<void> {
    await emptyTable();
    accounts = await newAccounts(stack);
    known = undefined;
  }

  async function replace(caller: Caller): Promise<void> {
    if (caller !== "freelancer") return renew();
    accounts.freelancer = await newFreelancer(stack);
    known = undefined;
  }

  return { execute, stop: stack.stop, document: (await stack.call("openapi/get")).json as object };
}

async function observeWrites<T>(work: () => Promise<T>): Promise<{ result: T; hasWritten: boolean }> {
  let hasWritten = false;
  const observe = (action: string) => {
    hasWritten ||= !/^(Get|BatchGet)Item$|^Query$/.test(action);
    return () => {};
  };
  return { result: await withCallHooks({ observe }, work), hasWritten };
}

function sessionOf({ by }: Call, { headers }: Sent, { token, cookie }: Account): CallOptions {
  if (by === "bearer") return { token };
  return { cookies: [cookie], headers: { origin: "http://127.0.0.1:3000", ...headers } };
}
